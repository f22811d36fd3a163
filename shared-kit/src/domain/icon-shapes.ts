/** Line icons on a 24 × 24 grid, each one path: an app's bundle holds those that it imports. */

// Facts of a property
export const bed =
  'M3 18.5V6M3 15.5h18M21 18.5v-4a3 3 0 0 0-3-3h-7v4M7 12.75a1.75 1.75 0 1 0 0-3.5a1.75 1.75 0 0 0 0 3.5Z';
export const bath =
  'M2.75 12.5h18.5v1.75a5 5 0 0 1-5 5h-8.5a5 5 0 0 1-5-5ZM6.5 12.5V6.25a2 2 0 0 1 3.9-.6M8.6 7.4l3.2-1.9M7 19.25l-1 2M17 19.25l1 2';
export const shower =
  'M4 21V6.5a3 3 0 0 1 5.9-.75M7.5 10a4 4 0 0 1 7.2-3.4ZM11 12.5l.5 1M13.5 10.5l.6 1.1M13 15.5l.5 1M16 13l.6 1.1M15.4 18l.5 1M18.5 15.5l.6 1.1';
export const toilet = 'M6 3.5h5.5v8H6ZM6 11.5h13a5.5 5.5 0 0 1-5.5 5.5H11M8 11.5V20.5h7.5L14.5 17';
export const livingArea = 'M4 4h16v16H4ZM4 12h6M14 12h6M12 4v5M12 15.5V20';
export const plot =
  'M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M12 13.5a3 3 0 1 0 0-6a3 3 0 0 0 0 6ZM12 13.5v4';
export const garage = 'M3 20V9.5L12 4l9 5.5V20M7 20v-8h10v8M7 15h10M7 17.5h10';
export const car = 'M4 16.5v-4l2-5.5h12l2 5.5v4ZM4 12.5h16M6.5 16.5V19M17.5 16.5V19M7.5 14.5h1M15.5 14.5h1';
export const terrace = 'M4 9.5a8 5.5 0 0 1 16 0ZM12 9.5V20M7 20h10M5 14.5l1.2 5.5M19 14.5 17.8 20';
export const garden =
  'M12 21v-8M12 15c-4 0-6-2.2-6-5.5C9.5 9.5 12 11 12 15ZM12 13c0-4.5 2.4-7.5 6.5-8C18.5 9.5 16.5 13 12 13Z';
export const facade = 'M4 20.5V8l8-4.5L20 8v12.5ZM9.5 20.5V15h5v5.5M8 11h2M14 11h2';
export const calendar = 'M4 6h16v14H4ZM4 10.5h16M8.5 3.5V7.5M15.5 3.5V7.5';
export const key = 'M8 18.5a4 4 0 1 0 0-8a4 4 0 0 0 0 8ZM10.9 11.7 19.5 3.5M16 7l2.5 2.5M13.5 9.3l1.7 1.7';
export const documentIcon = 'M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M9 12.5h6.5M9 16h6.5';

// Kinds of property
export const house = 'M3.5 11 12 4l8.5 7M5.5 9.5V20h13V9.5M10 20v-5.5h4V20';
export const apartment = 'M5.5 20.5v-17h13v17M3.5 20.5h17M10 20.5V16.5h4v4M9 7.5h1M14 7.5h1M9 12h1M14 12h1';
export const land =
  'M3 17.5l6-9 4 6 2.5-3.5 5.5 6.5ZM3 20.5h18M17 7.5a1.75 1.75 0 1 0 0-3.5a1.75 1.75 0 0 0 0 3.5Z';
export const office =
  'M4 20.5V6.5l8-3v17M12 9.5l8 2v9M2.5 20.5h19M7 9.5h2M7 13h2M7 16.5h2M15.5 14h1.5M15.5 17h1.5';
export const warehouse = 'M3 20.5V9l9-5 9 5v11.5M6.5 20.5V12h11v8.5M6.5 15h11M6.5 18h11';
export const shop =
  'M4 10.5v10h16v-10M3 8.5 5 4h14l2 4.5a2.5 2.5 0 0 1-4.5 1.4 2.7 2.7 0 0 1-4.5 0 2.7 2.7 0 0 1-4.5 0A2.5 2.5 0 0 1 3 8.5ZM13 20.5v-6h4v6';

// Actions
export const link =
  'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6';
export const search = 'M11 18a7 7 0 1 0 0-14a7 7 0 0 0 0 14ZM16 16l4.5 4.5';
export const filters =
  'M3.5 7.5h9M17.5 7.5h3M15 10a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5ZM3.5 16.5h3M11.5 16.5h9M9 19a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5Z';
export const close = 'M5.5 5.5l13 13M18.5 5.5l-13 13';
export const menu = 'M3.5 7h17M3.5 12h17M3.5 17h17';
export const check = 'M4.5 12.5l5 5 10-11';
export const plus = 'M12 5v14M5 12h14';
export const minus = 'M5 12h14';
export const chevronDown = 'M6 9.5l6 6 6-6';
export const chevronLeft = 'M14.5 6l-6 6 6 6';
export const chevronRight = 'M9.5 6l6 6-6 6';
export const arrowRight = 'M4 12h16M14 6l6 6-6 6';
export const arrowUp = 'M12 20V4M6 10l6-6 6 6';
export const external = 'M13.5 4.5h6v6M19.5 4.5 11 13M9.5 5.5h-4.5v13.5h13.5v-4.5';
export const print = 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7Z';
export const share = 'M12 15.5V3.5M8 7l4-3.5L16 7M7 11H4.5v9.5h15V11H17';
export const download = 'M12 3.5V15.5M7.5 11l4.5 4.5 4.5-4.5M4 20.5h16';
export const play = 'M7.5 4.5v15l12-7.5Z';
export const pause = 'M8.5 5v14M15.5 5v14';
export const camera = 'M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v12h-17ZM12 17a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7Z';
export const expand = 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7';
export const pencil = 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM13.5 7l3.5 3.5';
export const list = 'M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.5M4 12h.5M4 17.5h.5';

// Contact
export const phone =
  'M5 3.5h3.5l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2V19a1.8 1.8 0 0 1-2 1.5C11 20 4 13 3.5 5.5A1.8 1.8 0 0 1 5 3.5Z';
export const mail = 'M3.5 5.5h17v13h-17ZM4 6.5l8 6.5 8-6.5';
export const user = 'M12 11.5a4 4 0 1 0 0-8a4 4 0 0 0 0 8ZM4.5 20.5a7.5 6 0 0 1 15 0';
export const heart = 'M12 20C5 15 3.5 12 3.5 9a4.3 4.3 0 0 1 8.5-1.2A4.3 4.3 0 0 1 20.5 9c0 3-1.5 6-8.5 11Z';
export const map =
  'M12 21.5c5-5.2 7-8.6 7-11.5a7 7 0 0 0-14 0c0 2.9 2 6.3 7 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5Z';
export const globe =
  'M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18ZM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18';
export const facebook =
  'M14.5 21v-8h3l.5-3.5h-3.5V7.5c0-1.2.6-1.8 1.8-1.8H18V3h-2.5c-2.8 0-4.3 1.6-4.3 4.2v2.3H8V13h3.2v8';
export const instagram =
  'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 15.8a3.8 3.8 0 1 0 0-7.6a3.8 3.8 0 0 0 0 7.6ZM17 7h.01';
export const linkedin =
  'M3.5 3.5h17v17h-17ZM7.5 10.5v6.5M7.5 7.2v.01M11.5 17v-6.5M11.5 13.5a2.7 2.7 0 0 1 5.3 0V17';

// Messages
export const info = 'M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.01';
export const success = 'M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18ZM8 12.5l3 3 5-6';
export const warning = 'M12 3.5 21.5 20h-19ZM12 10v4.5M12 17.2v.01';
