import Mention from '@tiptap/extension-mention'
import { Placeholder } from '@tiptap/extensions'
import StarterKit from '@tiptap/starter-kit'
import type { MentionSuggestion } from './mention-suggestion.ts'

/** What a record's document may hold (contract, posts/content), and nothing else. */
export function extensionsOf({
  placeholder,
  suggestion,
}: {
  placeholder: () => string
  suggestion: MentionSuggestion
}) {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: false,
      strike: false,
      underline: false,
      horizontalRule: false,
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        protocols: ['http', 'https', 'mailto'],
        isAllowedUri: (uri) => /^(?:https?:\/\/|mailto:)/i.test(uri),
        HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: null },
      },
    }),
    Mention.configure({
      deleteTriggerWithBackspace: true,
      HTMLAttributes: { 'data-mention': '' },
      suggestion,
    }),
    Placeholder.configure({ placeholder }),
  ]
}
