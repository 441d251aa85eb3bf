import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
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
import { goToField } from '../../../ui/form/go-to-field.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { phrasesDialog } from '../../homework/index.ts'
import type { IssueBody } from '../api/points.ts'
import { shownNumber } from '../shown-number.ts'
import { wholeNumber } from '../whole-number.rules.ts'
import { ChooseMembers } from './choose-members.tsx'
import css from './issue.module.css'
import { type Member, sumOf } from './issue.rules.ts'
import { type Kind, lastIssue, rememberIssue } from './last-issue.ts'

const ids = { whom: 'points-whom', points: 'points-each', reason: 'points-reason' }

export interface Issued {
  people: number
  points: number
  reason: string
  remaining: number
}

interface IssueFormProps {
  /** What is given: a group's points or rewards. */
  kind: Kind
  accountId: string
  groupId: string
  /** Members who can receive it; `without` tells beforehand about those who cannot. */
  members: readonly Member[]
  without: ReactNode
  remaining: number
  limits: { issue: { min: number; max: number }; reason: { min: number; max: number } }
  /** Numbers offered as buttons. */
  quick: readonly number[]
  words: { title: string; give: string; tooMany: (sum: { total: string; remaining: string }) => string }
  /** Id of a member to preselect; null selects the whole class. */
  to: string | null
  issue: (body: IssueBody) => Promise<{ remaining: number }>
  /** Query key to refetch afterwards. */
  changes: QueryKey
  onDone: (issued: Issued) => void
}

/** Gives a number of points for a reason to chosen members in one press. */
export function IssueForm({
  kind,
  accountId,
  groupId,
  members,
  remaining,
  limits,
  words,
  to,
  ...props
}: IssueFormProps) {
  const { t } = useTranslation('points/issue')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const [last] = useState(() => lastIssue(kind, accountId, groupId))
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set(members.flatMap(({ person: { id } }) => (to === null || to === id ? [id] : []))),
  )
  const [points, setPoints] = useState(String(last.points))
  const [reason, setReason] = useState(last.reasons[0] ?? '')
  const [isChoosing, setChoosing] = useState(false)
  const [wrong, setWrong] = useState<Partial<Record<keyof typeof ids, string | null>>>({})
  /** The clientId of each distinct issue, so that one sent again is not given twice. */
  const names = useRef(new Map<string, string>())
  const issue = useMutation({
    mutationFn: props.issue,
    // After a refusal, the cache may be outdated.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: props.changes }),
  })
  // Members who have left or lost their plan are no longer given any.
  const chosen = new Set(members.flatMap(({ person: { id } }) => (picked.has(id) ? [id] : [])))
  const sum = sumOf({ people: chosen.size, points, remaining, limits: limits.issue })

  const change = () => {
    setWrong({})
    issue.reset()
  }
  const press = () => {
    const each = wholeNumber(points, limits.issue)
    const found = {
      whom: chosen.size === 0 ? t('wrong.nobody') : null,
      points: each === null ? t('wrong.points', limits.issue) : null,
      reason: checkText(reason, { required: true, ...limits.reason }),
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
          rememberIssue(kind, accountId, groupId, { points: each, reason: reason.trim() })
          props.onDone({ people: chosen.size, points: each, reason: reason.trim(), remaining: answer.remaining })
        },
      },
    )
  }

  return (
    <section className={css.form} aria-label={words.title}>
      <Card className={css.part}>
        <WholeNumberInput
          id={ids.points}
          label={t('points.label')}
          max={limits.issue.max}
          value={points}
          error={wrong.points}
          onChange={(typed) => {
            setPoints(typed)
            change()
          }}
        />
        <ChipRow>
          {props.quick.map((one) => (
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
          maxLength={limits.reason.max}
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
        {props.without}
        <Field id={ids.whom} label={t('whom.title')} {...(wrong.whom ? { error: wrong.whom } : {})}>
          <div id={ids.whom} tabIndex={-1}>
            <ChooseMembers
              holders={members}
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
              ? words.tooMany({ total: shownNumber(sum.total), remaining: shownNumber(remaining) })
              : t('sum.all', {
                  people: chosen.size,
                  points,
                  total: shownNumber(sum.total),
                  left: shownNumber(sum.left),
                })}
        </p>
        <Button isBusy={issue.isPending} disabled={sum !== null && sum.left < 0} onClick={press}>
          {words.give}
        </Button>
      </BottomBar>
    </section>
  )
}
