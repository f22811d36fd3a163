/** Where the pictures are a strip to swipe; wider screens and paper have a mosaic. The same as in `gallery.module.css`. */
export const STRIP_MEDIA = 'screen and (max-width: 767px)';
