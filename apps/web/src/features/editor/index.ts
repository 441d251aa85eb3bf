export { LazyRichTextEditor } from './lazy-rich-text-editor.tsx'
export { RichExcerpt, RichText } from './rich-text.tsx'
export { TextCounter } from './text-counter.tsx'
