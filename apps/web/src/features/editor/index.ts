export { LazyRichTextEditor } from './lazy-rich-text-editor.tsx'
export { RichText } from './rich-text.tsx'
