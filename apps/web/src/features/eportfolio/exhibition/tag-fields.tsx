import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isTagCode, OwnTagsField, TagPicker } from '../../tags/index.ts'

interface TagFieldsProps {
  tags: readonly string[]
  onTags: (tags: string[]) => void
  customTags: readonly string[]
  onCustomTags: (tags: string[]) => void
  customTagsNote?: string
}

/** Fields for tags of the four families and for custom tags. */
export function TagFields({ tags, onTags, customTags, onCustomTags, customTagsNote }: TagFieldsProps) {
  const { t } = useTranslation('eportfolio')
  const ownTagsId = useId()
  const toggle = (tag: string) => onTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag])
  return (
    <>
      <fieldset>
        <legend>{t('fields.tags')}</legend>
        <TagPicker value={tags.filter(isTagCode)} onToggle={toggle} />
      </fieldset>
      <OwnTagsField id={ownTagsId} value={customTags} error={undefined} note={customTagsNote} onChange={onCustomTags} />
    </>
  )
}
