import type { EPortfolioCard } from '@learntrail/contract/eportfolio/eportfolios'
import type { Visibility } from '@learntrail/contract/eportfolio/facts'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { When } from '../../../ui/when.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { FormState } from '../exporting/form-state.tsx'
import { Cover } from './cover.tsx'
import css from './library.module.css'

const tones: Record<Visibility, ChipTone> = { private: 'plain', public: 'accent', exhibition: 'leaf' }

/** Card of an e-portfolio with its visibility and result, or its progress. */
export function FinishedCard({ item, onDelete }: { item: EPortfolioCard; onDelete: () => void }) {
  const { t } = useTranslation(['eportfolio/export', 'eportfolio/exporting'])
  const navigate = useNavigate()
  const { document, draftId } = item
  const id = `eportfolio-${item.id}`
  const isDone = document.state === 'done'
  const actions: Action[] = [
    { label: t('finished.read'), icon: 'eye', run: () => navigate(paths.ePortfolio(item.id)) },
    ...(draftId
      ? [{ label: t('finished.draft'), icon: 'edit' as const, run: () => navigate(paths.structure(draftId)) }]
      : []),
    { label: t('drafts.delete'), icon: 'remove', isDangerous: true, run: onDelete },
  ]
  return (
    <Card as="article" padding="none" className={css.card} aria-labelledby={id}>
      <Cover orientation="portrait">
        {item.coverUrl ? <img className={css.picture} src={item.coverUrl} alt="" loading="lazy" /> : null}
      </Cover>
      <div className={css.words}>
        <h2 id={id} className={css.name}>
          <Link className={css.whole} to={paths.ePortfolio(item.id)}>
            <WholeWords>{item.title}</WholeWords>
          </Link>
        </h2>
        <div className={css.facts}>
          <When time={item.exportedAt} />
          {isDone ? <span>{t(`eportfolio/exporting:types.${document.type}`)}</span> : null}
          {item.version > 1 ? <span>{t('finished.version', { number: item.version })}</span> : null}
          {isDone && document.pages !== null ? <span>{t('pages', { count: document.pages })}</span> : null}
          {isDone ? <span>{t('finished.counts', { likes: item.likeCount, reads: item.browseCount })}</span> : null}
        </div>
        <div className={css.facts}>
          {isDone ? (
            <Chip tone={tones[item.visibility]}>{t(`visibility.${item.visibility}`)}</Chip>
          ) : (
            <div className={css.making}>
              <FormState ePortfolio={item} form={document} />
            </div>
          )}
        </div>
      </div>
      <div className={css.menu}>
        <ActionMenu label={t('drafts.more', { title: item.title })} actions={actions} />
      </div>
    </Card>
  )
}
