import type { Extensions } from '@tiptap/core'
import Collaboration from '@tiptap/extension-collaboration'
import type { XmlFragment } from 'yjs'
import { caretAtEnd } from './caret-at-end.ts'

/**
 * Editor extensions for a rich text with several writers: content comes from the fragment, and undo affects only one's
 * own edits.
 */
export const togetherExtensions = (fragment: XmlFragment): Extensions => [
  Collaboration.configure({ fragment }),
  caretAtEnd,
]
