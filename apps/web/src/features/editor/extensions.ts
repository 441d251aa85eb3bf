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

/** What a record's document may hold (contract, content/content), and nothing else. */
/** A domain or a mail address by itself; whole addresses are linked by our own rule. */
const isBare = (address: string) => /^(?!www\.)[\w.+-]+(?:@[\w-]+)?(?:\.[\w-]+)+$/i.test(address)

export function extensionsOf({
  placeholder,
  suggestion,
  onOpen,
  pictures = null,
  together = null,
}: {
  placeholder: () => string
  /** Null where nobody is told who is named, as in a document. */
  suggestion: MentionSuggestion | null
  /** Whoever shows the dialog of a formula or a footnote. */
  onOpen: (insert: Insert) => void
  /** What lets it have pictures. */
  pictures?: { knows: (fileId: string) => boolean; elementOf: (key: string) => HTMLElement } | null
  /** What lets several write it; the text and what is undone are theirs then. */
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
    // What is typed behind a link is none.
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
