import { cleanLine, cleanText } from '@learntrail/contract/characters'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card.tsx'
import type { DraftSession } from '../../draft/draft-session.ts'
import { useDraft } from '../../draft/use-draft-session.ts'
import { CountedField } from './counted-field.tsx'
import css from './cover-card.module.css'

/** Card for the texts of the cover and the name of the file. */
export function CoverCard({ session }: { session: DraftSession }) {
  const { t } = useTranslation('eportfolio/export')
  const { name, pages } = useDraft(session).draft
  return (
    <Card as="section" aria-labelledby="cover-card" className={css.cover}>
      <h2 id="cover-card" className={css.heading}>
        {t('cover.title')}
      </h2>
      <div className={css.fields}>
        <CountedField
          label={t('cover.introduction')}
          placeholder={t('cover.introductionPlaceholder')}
          value={pages.introduction}
          limit={ePortfolioLimits.coverIntroduction}
          isLong
          onChange={(value) => session.change({ pages: { ...pages, introduction: cleanText(value) } })}
        />
        <CountedField
          label={t('fileName')}
          placeholder={t('cover.fileNamePlaceholder')}
          value={name}
          limit={ePortfolioLimits.fileName}
          isName
          ending=".pdf"
          onChange={(value) => session.change({ name: cleanLine(value) })}
        />
      </div>
    </Card>
  )
}
