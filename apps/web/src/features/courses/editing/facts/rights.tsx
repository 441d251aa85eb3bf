import { courseLimits } from '@learntrail/contract/courses/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FieldGroup } from '../../../../ui/form/fields.tsx'
import { factId, fieldId } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { EntryList } from '../fields/entry-list.tsx'
import { SharedField } from '../fields/shared-field.tsx'
import { addEntry, entryOf, textOf } from '../structure/change-structure.ts'

/** The course's licence, and the sources of others' pictures and texts. */
export function Rights() {
  const { t } = useTranslation('courses/editing')
  const { document, outline, mayWrite } = useEditing()
  const { copyrightItems: items } = outline
  return (
    <Card as="section">
      <FieldGroup title={t('rights.title')}>
        <SharedField
          id={factId('copyright')}
          text={textOf(document.getMap('facts'), 'copyright')}
          label={t('rights.text')}
          tip={t('rights.textTip')}
          limit={courseLimits.copyright}
          isLong
        />
        <div id={factId('copyrightItems')} tabIndex={-1}>
          <EntryList
            map="rights"
            label={t('rights.items')}
            items={items}
            limit={courseLimits.copyrightItems}
            nameOf={({ text }, number) => text.trim() || t('rights.unnamed', { number })}
          >
            {({ id }, number) => (
              <SharedField
                id={fieldId(id, 'text')}
                text={textOf(entryOf(document, 'rights', id), 'text')}
                label={t('rights.item', { number })}
                limit={courseLimits.copyrightItem}
              />
            )}
          </EntryList>
        </div>
        {mayWrite && items.length < courseLimits.copyrightItems ? (
          <Button look="soft" icon="plus" onClick={() => addEntry(document, 'rights')}>
            {t('rights.add')}
          </Button>
        ) : null}
      </FieldGroup>
    </Card>
  )
}
