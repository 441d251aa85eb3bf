export { LazyRichTextEditor } from './lazy-rich-text-editor.tsx'
export { type PicturesOfText, pictureFieldId, type WaitingPicture } from './pictures/pictures-of-text.ts'
export { RichExcerpt, RichText } from './rich-text.tsx'
export { TextCounter } from './text-counter.tsx'
