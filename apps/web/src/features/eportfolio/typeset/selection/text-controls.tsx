import type { TextItem } from '@learntrail/contract/eportfolio/document'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../ui/form/checkbox.ts'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { keepable } from '../../draft/clean-text.ts'
import { useCounted } from '../controls/use-counted.ts'
import { changeText } from '../document-changes.ts'
import type { Changes } from '../use-changes.ts'

export function TextControls({ item, changes }: { item: TextItem; changes: Changes }) {
  const { t } = useTranslation('eportfolio/typeset')
  const counted = useCounted(item.text, ePortfolioLimits.paragraph)
  return (
    <>
      <Textarea
        label={t('text.words')}
        value={item.text}
        minRows={4}
        maxRows={14}
        {...counted}
        onChange={(event) => {
          const text = keepable(event.currentTarget.value)
          changes.changeSections((sections) => changeText(sections, item.id, { text }), `text.${item.id}`)
        }}
        onBlur={changes.end}
      />
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
