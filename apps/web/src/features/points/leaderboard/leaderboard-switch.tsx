import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { leaderboardQuery, showLeaderboard } from '../api/leaderboard.ts'
import { usePointChange } from '../api/use-point-change.ts'
import css from './leaderboard.module.css'

interface LeaderboardSwitchProps {
  group: Group
  /** True on the screen of the leaderboard itself. */
  isThere?: boolean
}

/** Switches a group's leaderboard, for its administrators; says so if the school forbids it. */
export function LeaderboardSwitch({ group, isThere = false }: LeaderboardSwitchProps) {
  const { t } = useTranslation('points/manage')
  const query = useQuery(leaderboardQuery(group.id))
  const { data } = query
  const change = usePointChange(showLeaderboard)
  if (!data && query.isError)
    return (
      <Card>
        <WaitingLines query={query} />
      </Card>
    )
  if (!data) return null
  const isOn = change.isPending ? change.variables.isOn : data.isOn
  return (
    <Card className={css.switch}>
      <Checkbox
        label={t('board.show')}
        description={t(data.isForbidden ? 'board.forbidden' : 'board.note')}
        checked={isOn}
        disabled={data.isForbidden || group.archivedAt !== null}
        onChange={({ currentTarget }) =>
          change.mutate(
            { groupId: group.id, isOn: currentTarget.checked },
            { onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }) },
          )
        }
      />
      {data.isOn && !isThere ? (
        <LinkButton look="line" size="s" to={paths.leaderboard(group.id)}>
          {t('board.see')}
        </LinkButton>
      ) : null}
    </Card>
  )
}
