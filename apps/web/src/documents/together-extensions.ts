import type { Extensions } from '@tiptap/core'
import Collaboration from '@tiptap/extension-collaboration'
import type { XmlFragment } from 'yjs'
import { caretAtEnd } from './caret-at-end.ts'

/** What lets several write one text in the editor: its words are the fragment's, and what one undoes is one's own. */
export const togetherExtensions = (fragment: XmlFragment): Extensions => [
  Collaboration.configure({ fragment }),
  caretAtEnd,
]
