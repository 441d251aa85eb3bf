import type { Question } from '@learntrail/contract/homework/question'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { EarlierTeams } from './earlier-teams.tsx'
import css from './teams.module.css'
import { asBefore, byChance, inTurn, type Team } from './teams.rules.ts'

interface DealTeamsProps {
  question: Question
  /** Ids of members whose team has not handed in, by seat number. */
  free: readonly string[]
  onDeal: (teams: Team[]) => void
}

const usualSize = 4
const seeds = { most: 9_999 }

/** Deals all of them at once: by seat number, at random, or as in an earlier question. */
export function DealTeams({ question, free, onDeal }: DealTeamsProps) {
  const { t } = useTranslation('homework/arrange')
  const [count, setCount] = useState(String(Math.max(1, Math.ceil(free.length / usualSize))))
  const [seed, setSeed] = useState(() => String(Math.floor(Math.random() * seeds.most) + 1))
  const [isChoosing, setChoosing] = useState(false)
  const teams = Number(count)
  const isWrong = !Number.isInteger(teams) || teams < 1 || teams > Math.max(1, free.length)
  const isSeedWrong = !Number.isInteger(Number(seed)) || seed === ''
  return (
    <Card as="section" className={css.deal} aria-label={t('deal.title')}>
      <div className={css.numbers}>
        <WholeNumberInput
          label={t('deal.count')}
          max={free.length}
          value={count}
          error={isWrong ? t('deal.wrong', { most: Math.max(1, free.length) }) : null}
          onChange={setCount}
        />
        <WholeNumberInput
          label={t('deal.seed')}
          description={t('deal.seedNote')}
          max={seeds.most}
          value={seed}
          error={null}
          onChange={setSeed}
        />
      </div>
      <div className={css.acts}>
        <Button look="line" disabled={isWrong || free.length === 0} onClick={() => onDeal(inTurn(free, teams, newId))}>
          {t('deal.bySeat')}
        </Button>
        <Button
          look="line"
          disabled={isWrong || isSeedWrong || free.length === 0}
          onClick={() => onDeal(byChance(free, teams, Number(seed), newId))}
        >
          {t('deal.byChance')}
        </Button>
        <Button
          look="line"
          icon="copy"
          aria-haspopup="dialog"
          disabled={!question.group}
          onClick={() => setChoosing(true)}
        >
          {t('deal.asBefore')}
        </Button>
      </div>
      {isChoosing && question.group ? (
        <EarlierTeams
          groupId={question.group.id}
          questionId={question.id}
          onChoose={(before) => {
            onDeal(asBefore(free, before, newId))
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Card>
  )
}
