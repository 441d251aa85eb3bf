import { cleanLine } from '@learntrail/contract/characters'
import type { DocumentPart } from '@learntrail/contract/eportfolio/document'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../ui/form/checkbox.ts'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { useCounted } from '../controls/use-counted.ts'
import { changePart } from '../document-changes.ts'
import type { Changes } from '../use-changes.ts'

export function PartControls({ part, changes }: { part: DocumentPart; changes: Changes }) {
  const { t } = useTranslation('eportfolio/typeset')
  const counted = useCounted(part.title, ePortfolioLimits.partTitle)
  return (
    <>
      <TextInput
        label={t('part.title')}
        value={part.title}
        {...counted}
        onChange={(event) => {
          const title = cleanLine(event.currentTarget.value)
          changes.changeSections((sections) => changePart(sections, part.id, { title }), `title.${part.id}`)
        }}
        onBlur={changes.end}
      />
      <Checkbox
        label={t('breakBefore')}
        checked={part.breakBefore}
        onChange={() =>
          changes.changeSections((sections) => changePart(sections, part.id, { breakBefore: !part.breakBefore }))
        }
      />
    </>
  )
}
