import type { Random } from 'shared-kit/domain/seeded-random';

/** Public samples on hosts that the site supports (product P10). */
const TOURS = [
  'https://my.matterport.com/show/?m=SxQL3iGyoDo',
  'https://my.matterport.com/show/?m=JGPnGQ6hosj',
];
const VIDEOS = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/YE7VzlLtp-4',
  'https://vimeo.com/76979871',
  'https://www.facebook.com/facebook/videos/10153231379946729/',
  'https://interactive-examples.mdn.mozilla.net/media/cc0-videos/flower.mp4',
];

export interface MediaLinks {
  virtualTour: string | null;
  video: string | null;
}

export function mediaLinks(random: Random): MediaLinks {
  return {
    virtualTour: random.chance(0.12) ? random.pick(TOURS) : null,
    video: random.chance(0.14) ? random.pick(VIDEOS) : null,
  };
}
