import type { Extensions } from '@tiptap/core'
import Link from '@tiptap/extension-link'
import Mention from '@tiptap/extension-mention'
import { Placeholder } from '@tiptap/extensions'
import StarterKit from '@tiptap/starter-kit'
import { AddressLinks } from './address-links.ts'
import type { MentionSuggestion } from './mention-suggestion.ts'
import { Footnote, Formula, type Insert } from './nodes/inserts.ts'
import { Table, TableCell, TableHeader, TableRow } from './nodes/table.ts'
import { Picture, PicturedDocument } from './pictures/picture-node.ts'
import { PicturePlaces } from './pictures/picture-places.ts'

/** Whether it is a bare domain or mail address, without scheme or `www.`; `AddressLinks` links the others. */
const isBare = (address: string) => /^(?!www\.)[\w.+-]+(?:@[\w-]+)?(?:\.[\w-]+)+$/i.test(address)

/** Returns the extensions for exactly what a record's document may hold (contract, content/content). */
export function extensionsOf({
  placeholder,
  suggestion,
  onOpen,
  pictures = null,
  together = null,
}: {
  placeholder: () => string
  /** Null where mentions are off, because nobody would be notified. */
  suggestion: MentionSuggestion | null
  /** Opens the dialog of a formula or footnote. */
  onOpen: (insert: Insert) => void
  /** Allows pictures in the document. */
  pictures?: { knows: (fileId: string) => boolean; elementOf: (key: string) => HTMLElement } | null
  /** Extensions for collaborative editing; they bring their own document and undo history. */
  together?: Extensions | null
}): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: { enableTabIndentation: true, tabSize: 2 },
      strike: false,
      underline: false,
      horizontalRule: false,
      link: false,
      ...(pictures && { document: false as const }),
      ...(together && { undoRedo: false }),
    }),
    // Text typed after a link is not part of it.
    Link.extend({ inclusive: false }).configure({
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto'],
      isAllowedUri: (uri) => /^(?:https?:\/\/|mailto:)/i.test(uri),
      shouldAutoLink: isBare,
      HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: null },
    }),
    AddressLinks,
    ...(suggestion
      ? [Mention.configure({ deleteTriggerWithBackspace: true, HTMLAttributes: { 'data-mention': '' }, suggestion })]
      : []),
    Table,
    TableRow,
    TableHeader,
    TableCell,
    Formula.configure({ onOpen }),
    Footnote.configure({ onOpen }),
    ...(pictures ? [PicturedDocument, Picture.configure(pictures), PicturePlaces.configure(pictures)] : []),
    Placeholder.configure({ placeholder }),
    ...(together ?? []),
  ]
}
