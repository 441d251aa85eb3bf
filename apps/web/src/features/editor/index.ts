export { LazyRichTextEditor } from './lazy-rich-text-editor.tsx'
export { RichExcerpt, RichText } from './rich-text.tsx'
export type { SharedWriting } from './rich-text-editor.tsx'
export { TextCounter } from './text-counter.tsx'
