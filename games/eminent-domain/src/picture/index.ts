export { type PictureWords, pictureOf } from './picture.ts';
