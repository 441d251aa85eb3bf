import { cleanLine, textLength } from '@learntrail/contract/characters'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import { useDraft } from '../draft/use-draft-session.ts'

/** Name of the downloaded file; when empty, the title is used. */
export function FileNameField({ session, ending }: { session: DraftSession; ending: string }) {
  const { t } = useTranslation(['eportfolio/typeset', 'eportfolio/exporting'])
  const { name, title } = useDraft(session).draft
  return (
    <TextInput
      label={t('fileName')}
      description={t('characters', { count: textLength(name), limit: ePortfolioLimits.fileName })}
      placeholder={title || t('eportfolio/exporting:untitled')}
      value={name}
      error={checkText(name, { max: ePortfolioLimits.fileName, safe: true })}
      rightSection={<span>.{ending}</span>}
      rightSectionWidth={56}
      rightSectionPointerEvents="none"
      onChange={(event) => session.change({ name: cleanLine(event.currentTarget.value) })}
    />
  )
}
