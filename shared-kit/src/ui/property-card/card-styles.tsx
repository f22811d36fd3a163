import s from './property-card.module.css';

/** What cards of other listings take from that of a property: `card`, `media`, `picture`, `closed`, `ribbon`, `body`, `link`. */
export const cardStyles = s;
