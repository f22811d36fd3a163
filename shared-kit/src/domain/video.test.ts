import { recogniseVideo } from './video.ts';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3',
  'https://m.youtube.com/watch/?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  '  https://youtu.be/dQw4w9WgXcQ ',
  'youtube.com/watch?v=dQw4w9WgXcQ',
  'www.youtube.com/shorts/dQw4w9WgXcQ',
  '//youtu.be/dQw4w9WgXcQ',
  'youtu.be/dQw4w9WgXcQ',
  ' //www.youtube.com/embed/dQw4w9WgXcQ',
])('%s is a YouTube video', (url) => {
  expect(recogniseVideo(url)).toMatchObject({
    kind: 'youtube',
    id: 'dQw4w9WgXcQ',
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  });
});

test.each([
  ['https://vimeo.com/123456789', '123456789', '?dnt=1'],
  ['https://player.vimeo.com/video/123456789', '123456789', '?dnt=1'],
  ['https://vimeo.com/channels/staffpicks/123456789', '123456789', '?dnt=1'],
  ['https://vimeo.com/groups/homes/videos/123456789', '123456789', '?dnt=1'],
  ['https://vimeo.com/showcase/55/video/123456789', '123456789', '?dnt=1'],
  ['vimeo.com/123456789', '123456789', '?dnt=1'],
  ['https://vimeo.com/123456789/abcdef1234', '123456789', '?h=abcdef1234&dnt=1'],
  ['https://player.vimeo.com/video/123456789?h=abcdef1234', '123456789', '?h=abcdef1234&dnt=1'],
])('%s is a Vimeo video', (url, id, query) => {
  expect(recogniseVideo(url)).toMatchObject({
    kind: 'vimeo',
    id,
    embedUrl: `https://player.vimeo.com/video/${id}${query}`,
  });
});

test.each([
  'https://www.facebook.com/agence/videos/1234567890/',
  'https://www.facebook.com/watch/?v=1234567890',
  'https://www.facebook.com/reel/1234567890',
  'https://fb.watch/abcDEF123/',
])('%s is a Facebook video', (url) => {
  const video = recogniseVideo(url);
  expect(video?.kind).toBe('facebook');
  expect(new URL(video!.embedUrl!).searchParams.get('href')).toBe(url);
});

test.each([
  'https://my.matterport.com/show/?m=abc123',
  'http://kuula.co/share/xyz',
  'https://tour.giraffe360.com/abc',
  'https://www.nodalview.com/s/abc',
])('%s is a 3D tour, shown over https', (url) => {
  expect(recogniseVideo(url)).toMatchObject({ kind: 'tour', embedUrl: url.replace('http:', 'https:') });
});

test.each(['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm', 'MP4'])('.%s is a file', (extension) => {
  expect(recogniseVideo(`https://cdn.example/a/film.${extension}?v=1`)).toMatchObject({ kind: 'file' });
  expect(recogniseVideo(`/media/film.${extension}`)).toEqual({
    kind: 'file',
    url: `/media/film.${extension}`,
  });
});

test.each([
  'javascript:alert(1)//.mp4',
  'data:video/mp4;base64,AAAA',
  'ftp://cdn.example/film.mp4',
  '//cdn.example/film.mp4',
  '/\\cdn.example/film.mp4',
  '/media/picture.jpg',
  'film.mp4',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQx',
  'https://www.youtube.com/@agency',
  'https://vimeo.com/agency',
  'https://vimeo.com/event/123',
  'https://vimeo.com/event/123456789/embed',
  'https://vimeo.com/event/123/0123456789',
  'https://vimeo.com/showcase/123456789',
  'https://vimeo.com/album/123456789',
  'https://vimeo.com/user123/456789',
  'youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  '//evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
  'evil.example//youtube.com/watch?v=dQw4w9WgXcQ',
  '///youtube.com/watch?v=dQw4w9WgXcQ',
  'ftp://youtube.com/watch?v=dQw4w9WgXcQ',
  'cdn.example/film.mp4',
  'https://www.facebook.com/agency',
  'https://fb.watch/',
  'https://evilmatterport.com/show/',
  'https://example.com/',
  'not a url',
  '',
  null,
  undefined,
])('%p is not recognised', (url) => {
  expect(recogniseVideo(url)).toBeUndefined();
});
