import { cleanText } from '@learntrail/contract/characters'
import type { TextItem } from '@learntrail/contract/eportfolio/document'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.ts'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { RichText } from '../../../editor/index.ts'
import { FormedTextDialog } from '../../parts/formed-text-dialog.tsx'
import { findItem, refusalOf, replaceItems } from '../../structure/document-edits.ts'
import { useCounted } from '../controls/use-counted.ts'
import { changeText } from '../document-changes.ts'
import type { Changes } from '../use-changes.ts'
import css from './selected-controls.module.css'

export function TextControls({ item, changes }: { item: TextItem; changes: Changes }) {
  const { t } = useTranslation('eportfolio/typeset')
  const counted = useCounted(item.text, ePortfolioLimits.paragraph)
  const [isForming, setForming] = useState(false)
  return (
    <>
      {item.block ? (
        <div className={css.formed}>
          <RichText document={{ type: 'doc', content: [item.block] }} />
        </div>
      ) : (
        <Textarea
          label={t('text.words')}
          value={item.text}
          minRows={4}
          maxRows={14}
          {...counted}
          onChange={(event) => {
            const text = cleanText(event.currentTarget.value)
            changes.changeSections((sections) => changeText(sections, item.id, { text }), `text.${item.id}`)
          }}
          onBlur={changes.end}
        />
      )}
      <Button look="soft" size="s" onClick={() => setForming(true)}>
        {t(item.block ? 'text.change' : 'text.form')}
      </Button>
      {isForming ? (
        <FormedTextDialog
          item={item}
          onChange={(ids, items) => {
            const now = changes.sections()
            const partId = findItem(now, ids[0] ?? '')?.part.id ?? ''
            if (refusalOf(now, partId, { added: items.length - ids.length })) return false
            changes.changeSections((sections) => replaceItems(sections, ids, items), `form.${item.id}`)
            return true
          }}
          onClose={() => {
            setForming(false)
            changes.end()
          }}
        />
      ) : null}
      <Checkbox
        label={t('breakBefore')}
        checked={item.breakBefore}
        onChange={() =>
          changes.changeSections((sections) => changeText(sections, item.id, { breakBefore: !item.breakBefore }))
        }
      />
    </>
  )
}
