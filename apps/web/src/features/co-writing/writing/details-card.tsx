import type { TagCode } from '@learntrail/contract/tags/tags'
import { Card } from '../../../ui/card.tsx'
import { DateField, type DraftErrors, fieldId } from '../../drafts/index.ts'
import { ClassificationField, OwnTagsField, TagField, wordsOf } from '../../tags/index.ts'
import { choose, chooseTags } from './change-shared.ts'
import css from './details-card.module.css'
import type { Writing } from './use-shared-record.ts'

/** Classification, tags and day of the record. Each is a field of its own, so that two people may choose at once. */
export function DetailsCard({ writing, errors }: { writing: Writing; errors: DraftErrors }) {
  const { values, shared, isWriter } = writing
  const { document } = shared
  const { classification, tags, customTags, date } = values
  const setOwn = (chosen: readonly string[]) => chooseTags(document, 'customTags', customTags, chosen)
  return (
    <Card>
      <fieldset className={css.details} disabled={!isWriter}>
        <ClassificationField
          id={fieldId('classification')}
          value={classification ?? ''}
          error={errors.classification}
          onChange={(chosen) => choose(document, { classification: chosen })}
        />
        <TagField
          id={fieldId('tags')}
          value={tags}
          error={errors.tags}
          onChange={(chosen: TagCode[]) => chooseTags(document, 'tags', tags, chosen)}
          text={wordsOf(values)}
          customTags={customTags}
          onCustomTags={setOwn}
        />
        <OwnTagsField id={fieldId('customTags')} value={customTags} error={errors.customTags} onChange={setOwn} />
        <div className={css.date}>
          <DateField
            // A day chosen by another person replaces what is typed here.
            key={date}
            value={date ?? ''}
            error={errors.date}
            onChange={(day) => choose(document, { date: day || null })}
          />
        </div>
      </fieldset>
    </Card>
  )
}
