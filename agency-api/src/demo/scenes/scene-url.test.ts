import { lights, sceneKinds, seasons, type Scene } from './scene.ts';
import { formatSceneUrl, parseSceneUrl } from './scene-url.ts';

describe('scene address', () => {
  it('names a scene with season and light', () => {
    expect(parseSceneUrl('demo:villa?seed=12&season=autumn&light=golden')).toEqual({
      kind: 'villa',
      seed: 12,
      season: 'autumn',
      light: 'golden',
    });
  });

  it.each(sceneKinds)('comes back from its own text: %s', (kind) => {
    const scenes: Scene[] = [
      { kind, seed: 0 },
      { kind, seed: 4294967295, season: seasons[1], light: lights[3] },
    ];
    for (const scene of scenes) expect(parseSceneUrl(formatSceneUrl(scene))).toEqual(scene);
  });

  it.each([
    '',
    'villa?seed=1',
    'demo:',
    'demo:castle?seed=1',
    'demo:villa',
    'demo:villa?seed=',
    'demo:villa?seed=-1',
    'demo:villa?seed=1.5',
    'demo:villa?seed=99999999999',
    'demo:villa?seed=1&seed=2',
    'demo:villa?seed=1&season=monsoon',
    'demo:villa?seed=1&light=midnight',
    'demo:villa?seed=1&kind=house',
    'demo:villa?seed=1&width=9000',
    'https://example.test/villa?seed=1',
  ])('is undefined when it names no scene: %s', (url) => {
    expect(parseSceneUrl(url)).toBeUndefined();
  });
});
