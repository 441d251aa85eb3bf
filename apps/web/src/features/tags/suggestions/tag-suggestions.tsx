import { type ContentDocument, plainText } from '@learntrail/contract/content/document'
import { tagLimits } from '@learntrail/contract/tags/limits'
import type { TagCode } from '@learntrail/contract/tags/tags'
import { Suspense } from 'react'
import { orNothing } from '../../../ui/or-nothing.ts'
import { withOwnTag } from '../own-tags/own-tags.ts'

const SuggestedTags = orNothing(() => import('./suggested-tags.tsx').then((module) => module.SuggestedTags))

/** Returns the whole text to suggest from, including lists and headings. */
export function wordsOf({ title, content }: { title: string; content: ContentDocument }): string {
  return `${title}\n${plainText(content)}`.trim()
}

interface TagSuggestionsProps {
  text: string
  tags: readonly TagCode[]
  customTags: readonly string[]
  onTag: (tag: TagCode) => void
  onCustomTags: (tags: string[]) => void
}

/** Suggested tags for a text; the keywords are loaded only once there is one. */
export function TagSuggestions({ text, tags, customTags, onTag, onCustomTags }: TagSuggestionsProps) {
  if (text === '') return null
  const isFull = customTags.length >= tagLimits.customTags
  return (
    <Suspense>
      <SuggestedTags
        text={text}
        tags={tags}
        customTags={customTags}
        onTag={onTag}
        onCustomTag={isFull ? undefined : (tag) => onCustomTags(withOwnTag(customTags, tag))}
      />
    </Suspense>
  )
}
