import { courseLimits } from '@learntrail/contract/courses/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FieldGroup } from '../../../../ui/form/fields.tsx'
import { factId, fieldId } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { EntryList } from '../fields/entry-list.tsx'
import fields from '../fields/fields.module.css'
import { SharedField } from '../fields/shared-field.tsx'
import { addEntry, entryOf, textOf } from '../structure/change-structure.ts'

/** Custom fields of a course, each with its own title. */
export function OwnFields() {
  const { t } = useTranslation('courses/editing')
  const { document, outline, mayWrite } = useEditing()
  const { customFieldList: items } = outline
  return (
    <Card as="section">
      <FieldGroup title={t('own.title')} note={t('own.note', { limit: courseLimits.customFields })}>
        <div id={factId('customFieldList')} tabIndex={-1}>
          <EntryList
            map="fields"
            label={t('own.title')}
            items={items}
            limit={courseLimits.customFields}
            nameOf={({ title }, number) => title.trim() || t('own.unnamed', { number })}
          >
            {({ id }) => {
              const entry = entryOf(document, 'fields', id)
              return (
                <div className={fields.stack}>
                  <SharedField
                    id={fieldId(id, 'title')}
                    text={textOf(entry, 'title')}
                    label={t('own.name')}
                    limit={courseLimits.fieldTitle}
                  />
                  <SharedField
                    id={fieldId(id, 'content')}
                    text={textOf(entry, 'content')}
                    label={t('own.content')}
                    limit={courseLimits.fieldContent}
                    isLong
                  />
                </div>
              )
            }}
          </EntryList>
        </div>
        {mayWrite && items.length < courseLimits.customFields ? (
          <Button look="soft" icon="plus" onClick={() => addEntry(document, 'fields')}>
            {t('own.add')}
          </Button>
        ) : null}
      </FieldGroup>
    </Card>
  )
}
