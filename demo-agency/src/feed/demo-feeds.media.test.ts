import { demoFeeds } from './demo-feeds.ts';
import { MEDIA_ORIGIN } from '../addresses/media-origin.ts';
import { PICTURES_PATH, sceneOfFile } from '../addresses/picture-address.ts';

const french = [...demoFeeds()].find(({ language }) => language === 'fr')!.feed;
const details = french.details ?? [];
const photographed = details.filter(({ Pictures }) => Pictures?.length);

const parseScene = (url: string) => sceneOfFile(url.replace(`${MEDIA_ORIGIN}${PICTURES_PATH}/`, ''));

test('the media server can draw every picture', () => {
  const urls = [
    ...details.flatMap(({ Pictures }) => (Pictures ?? []).map(({ Url }) => Url)),
    ...french.properties.flatMap(({ SmallPictureItem }) => (SmallPictureItem ? [SmallPictureItem.Url] : [])),
    ...french.projects.map(({ SmallPicture }) => SmallPicture),
  ];
  expect(urls.filter((url) => !parseScene(url))).toEqual([]);
});

test('listings have five to nine pictures; lock-up garages have fewer', () => {
  const counts = photographed.map(({ Pictures }) => Pictures!.length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(9);
  const few = photographed.filter(({ Pictures }) => Pictures!.length < 5);
  expect(
    few.every(({ SurfaceLiving, SurfaceGround }) => SurfaceLiving === null && SurfaceGround === null),
  ).toBe(true);
});

test('the first picture shows the outside, the thumbnail is the same', () => {
  const thumbnails = new Map(french.properties.map(({ ID, SmallPictureItem }) => [ID, SmallPictureItem]));
  const inside = ['living-room', 'kitchen', 'bedroom', 'bathroom', 'hall', 'floorplan', 'hero'];
  for (const { ID, Pictures } of photographed) {
    const [first] = Pictures!;
    expect(inside).not.toContain(parseScene(first!.Url)?.kind);
    expect(thumbnails.get(ID)).toMatchObject({ Url: first!.Url, Width: 250, Height: 167 });
  }
});

test('pictures of a listing are of one season and one light', () => {
  for (const { Pictures } of photographed) {
    const scenes = Pictures!.map(({ Url }) => parseScene(Url));
    expect(new Set(scenes.map((scene) => `${scene?.season} ${scene?.light}`)).size).toBe(1);
  }
});

test('all pictures are of one season and one light, so that those of a page go together', () => {
  const scenes = details.flatMap(({ Pictures }) => (Pictures ?? []).map(({ Url }) => parseScene(Url)));
  expect(new Set(scenes.map((scene) => `${scene?.season} ${scene?.light}`)).size).toBe(1);
});

test('units show the building of their project', () => {
  for (const { ID, SmallPicture } of french.projects) {
    const units = french.properties.filter(({ ProjectID }) => ProjectID === ID);
    const pictures = new Set(units.map(({ SmallPictureItem }) => SmallPictureItem?.Url));
    pictures.delete(undefined);
    expect([...pictures]).toEqual(units.length ? [SmallPicture] : []);
  }
});

test('no garden is shown without a garden, no bedroom on a plot', () => {
  const kinds = (pictures: typeof details) =>
    pictures.flatMap(({ Pictures }) => (Pictures ?? []).map(({ Url }) => parseScene(Url)?.kind));
  expect(kinds(details.filter(({ SurfaceGarden }) => !SurfaceGarden))).not.toContain('garden');
  expect(kinds(details.filter(({ BedRooms }) => !BedRooms && BedRooms !== null))).not.toContain('bedroom');
});

test('most homes have a floor plan, marked as such', () => {
  const homes = photographed.filter(({ BedRooms }) => BedRooms != null);
  const planned = homes.filter(({ Pictures }) => Pictures!.some(({ Kind }) => Kind === 'floorplan'));
  expect(planned.length / homes.length).toBeGreaterThan(0.8);
});

test('terraces and building sites of units look like the building of their project', () => {
  const projectIdsByProperty = new Map(french.properties.map(({ ID, ProjectID }) => [ID, ProjectID]));
  const hundreds = new Map<number, Set<number>>();
  for (const { ID, Pictures } of details) {
    const project = projectIdsByProperty.get(ID);
    if (typeof project !== 'number') continue;
    const seen = hundreds.get(project) ?? new Set();
    hundreds.set(project, seen);
    for (const { Url } of Pictures ?? []) {
      const scene = parseScene(Url)!;
      if (['apartment-building', 'villa', 'terrace', 'construction-site'].includes(scene.kind))
        seen.add(Math.floor(scene.seed / 100));
    }
  }
  expect([...hundreds.values()].map(({ size }) => size)).toEqual(Array(hundreds.size).fill(1));
});
