import type { Group } from '@learntrail/contract/groups/group'
import { pointLimits } from '@learntrail/contract/points/limits'
import type { GroupPoints } from '@learntrail/contract/points/points'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { WayButtons } from '../../../feature/way-buttons.tsx'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { stampOf } from '../../../saving/stamp.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { phrasesDialog } from '../../homework/index.ts'
import { type IssueBody, issuePoints } from '../api/points.ts'
import { usePointChange } from '../api/use-point-change.ts'
import { shownNumber } from '../shown-number.ts'
import { wholeNumber } from '../whole-number.rules.ts'
import { ChooseMembers } from './choose-members.tsx'
import css from './issue.module.css'
import { sumOf } from './issue.rules.ts'
import { lastIssue, rememberIssue } from './last-issue.ts'

const quick = [1, 2, 5, 10]
const ids = { whom: 'points-whom', points: 'points-each', reason: 'points-reason' }

export interface Issued {
  people: number
  points: number
  reason: string
  remaining: number
}

interface IssueFormProps {
  accountId: string
  group: Group
  points: GroupPoints
  /** One whom it is opened for; the whole class without. */
  to: string | null
  onDone: (issued: Issued) => void
}

/** How many, why, and to whom: one press gives them. */
export function IssueForm({ accountId, group, points: { members, remaining }, to, onDone }: IssueFormProps) {
  const { t } = useTranslation('points/issue')
  const sentence = useSentence()
  const able = members.filter(({ canReceive }) => canReceive)
  const unable = members.filter(({ canReceive }) => !canReceive)
  const [last] = useState(() => lastIssue(accountId, group.id))
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set(able.flatMap(({ person: { id } }) => (to === null || to === id ? [id] : []))),
  )
  const [points, setPoints] = useState(String(last.points))
  const [reason, setReason] = useState(last.reasons[0] ?? '')
  const [isChoosing, setChoosing] = useState(false)
  const [wrong, setWrong] = useState<Partial<Record<keyof typeof ids, string | null>>>({})
  /** The names of presses: one sent again is the same. */
  const names = useRef(new Map<string, string>())
  const issue = usePointChange((body: IssueBody) => issuePoints(group.id, body))
  // Who has left, or has no plan any more, is not given to.
  const chosen = new Set(able.flatMap(({ person: { id } }) => (picked.has(id) ? [id] : [])))
  const sum = sumOf({ people: chosen.size, points, remaining })

  const change = () => {
    setWrong({})
    issue.reset()
  }
  const press = () => {
    const each = wholeNumber(points, pointLimits.issue)
    const found = {
      whom: chosen.size === 0 ? t('wrong.nobody') : null,
      points: each === null ? t('wrong.points', pointLimits.issue) : null,
      reason: checkText(reason, { required: true, ...pointLimits.reason }),
    }
    setWrong(found)
    const first = (['points', 'reason', 'whom'] as const).find((field) => found[field] !== null)
    if (first !== undefined) return goToField(ids[first])
    if (each === null) return
    const body = { memberIds: [...chosen], points: each, reason }
    const stamp = stampOf(body)
    const clientId = names.current.get(stamp) ?? newId()
    names.current.set(stamp, clientId)
    issue.mutate(
      { clientId, ...body },
      {
        onSuccess: (answer) => {
          rememberIssue(accountId, group.id, { points: each, reason: reason.trim() })
          onDone({ people: chosen.size, points: each, reason: reason.trim(), remaining: answer.remaining })
        },
      },
    )
  }

  return (
    <section className={css.form} aria-label={t('title')}>
      <Card className={css.part}>
        <WholeNumberInput
          id={ids.points}
          label={t('points.label')}
          max={pointLimits.issue.max}
          value={points}
          error={wrong.points}
          onChange={(typed) => {
            setPoints(typed)
            change()
          }}
        />
        <ChipRow>
          {quick.map((one) => (
            <ChoiceChip
              key={one}
              isOn={points === String(one)}
              onToggle={() => {
                setPoints(String(one))
                change()
              }}
            >
              {t('points.quick', { count: one })}
            </ChoiceChip>
          ))}
        </ChipRow>
        <TextInput
          id={ids.reason}
          label={t('reason.label')}
          placeholder={t('reason.hint')}
          maxLength={pointLimits.reason.max}
          value={reason}
          error={wrong.reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value)
            change()
          }}
        />
        <ChipRow>
          {last.reasons.map((one) => (
            <ChoiceChip
              key={one}
              isOn={reason === one}
              onToggle={() => {
                setReason(one)
                change()
              }}
            >
              {one}
            </ChoiceChip>
          ))}
          <Button
            look="line"
            size="s"
            aria-haspopup="dialog"
            onPointerEnter={phrasesDialog.ahead}
            onClick={() => setChoosing(true)}
          >
            {t('reason.phrases')}
          </Button>
        </ChipRow>
      </Card>
      <Card className={css.part}>
        {unable.length > 0 ? <WithoutPlus holders={unable} /> : null}
        <Field id={ids.whom} label={t('whom.title')} {...(wrong.whom ? { error: wrong.whom } : {})}>
          <div id={ids.whom} tabIndex={-1}>
            <ChooseMembers
              holders={able}
              chosen={chosen}
              onChange={(next) => {
                setPicked(next)
                change()
              }}
            />
          </div>
        </Field>
      </Card>
      {isChoosing ? (
        <OnDemand
          part={phrasesDialog}
          written={reason}
          onClose={() => setChoosing(false)}
          onChoose={(words) => {
            setReason(words)
            change()
            setChoosing(false)
          }}
        />
      ) : null}
      <BottomBar
        failure={
          issue.error ? (
            <>
              {sentence(issue.error)}{' '}
              {isProblem(issue.error, 'POINTS_PLAN_REQUIRED') ? (
                <WayButtons from="lockedFeature" look="line" size="s" />
              ) : null}
            </>
          ) : null
        }
      >
        <p className={css.sum} role="status">
          {sum === null
            ? t('sum.none')
            : sum.left < 0
              ? t('sum.tooMany', { total: shownNumber(sum.total), remaining: shownNumber(remaining) })
              : t('sum.all', {
                  people: chosen.size,
                  points,
                  total: shownNumber(sum.total),
                  left: shownNumber(sum.left),
                })}
        </p>
        <Button isBusy={issue.isPending} disabled={sum !== null && sum.left < 0} onClick={press}>
          {t('give')}
        </Button>
      </BottomBar>
    </section>
  )
}

/** Said before anything is given, so that nobody is left out without a word. */
function WithoutPlus({ holders }: { holders: GroupPoints['members'] }) {
  const { t } = useTranslation('points/issue')
  const nameOf = useNameOf()
  return (
    <section className={css.without} aria-label={t('without.title', { count: holders.length })}>
      <h3>{t('without.title', { count: holders.length })}</h3>
      <p className={css.note}>{t('without.text')}</p>
      <ul className={css.names}>
        {holders.map(({ person }) => (
          <li key={person.id}>{nameOf(person)}</li>
        ))}
      </ul>
    </section>
  )
}
