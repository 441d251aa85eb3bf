import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useParts } from '../../feature/use-parts.ts'
import { useWayToReport } from '../../feature/use-ways.ts'
import { paths } from '../../paths.ts'
import { type Action, ActionMenu } from '../../ui/action-menu.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import { archiveGroup } from './api/group-year.ts'
import { requestCountsQuery } from './api/list-members.ts'
import { useGroupChange } from './api/use-group-change.ts'
import { GroupCover } from './components/group-cover.tsx'
import { isIn, roleName, toneOfType } from './components/group-facts.ts'
import { LeaveGroup } from './components/leave-group.tsx'
import { NamesSeen } from './components/names-seen.tsx'
import { StandingButtons } from './components/standing-buttons.tsx'
import { DeleteGroup } from './form/delete-group.tsx'
import css from './group-head.module.css'
import { ArchiveGroup } from './year/archive-group.tsx'
import { nextYearDialog, YearLine } from './year/year-line.tsx'

/** Cover, name and actions of a group. */
export function GroupHead({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  const heads = useParts('inGroups').flatMap(({ inHead = [] }) => inHead)
  return (
    <Card as="section" padding="none" className={css.head}>
      <GroupCover id={group.id} picture={group.cover} drawn={group.drawnCover} size="page" />
      <div className={css.body}>
        <div className={css.top}>
          <h2 className={css.name}>{group.name}</h2>
          <GroupMenu group={group} />
        </div>
        <p className={css.facts}>
          <Chip tone={toneOfType[group.type]}>{t(`types.${group.type}`)}</Chip>
          {isIn(group.role) ? <Chip tone="spark">{t(`roles.${roleName(group.role)}`)}</Chip> : null}
          <span>{t('members', { count: group.memberCount })}</span>
          {group.schoolName ? <span>{group.schoolName}</span> : null}
        </p>
        {isIn(group.role) ? <YearLine group={group} /> : null}
        <NamesSeen group={group} />
        <div className={css.acts}>
          <StandingButtons group={group} />
          {isIn(group.role) ? heads.map(({ key, Part }) => <Part key={key} group={group} />) : null}
          {group.can.manage && group.archivedAt === null ? <Waiting groupId={group.id} /> : null}
        </div>
      </div>
    </Card>
  )
}

/** Link to the applications, with their number. */
function Waiting({ groupId }: { groupId: string }) {
  const { t } = useTranslation('groups')
  const { data } = useQuery(requestCountsQuery(groupId))
  const count = data?.applications ?? 0
  return (
    <LinkButton to={paths.groupRequests(groupId)} look={count > 0 ? 'soft' : 'line'} icon="friends">
      {count > 0 ? t('waiting', { count }) : t('requests')}
    </LinkButton>
  )
}

function GroupMenu({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const wayToReport = useWayToReport()
  const [asked, setAsked] = useState<'leave' | 'delete' | 'archive' | 'nextYear' | null>(null)
  const { archivedAt, can } = group
  const ways = useParts('inGroups').flatMap(({ wayOfGroup }) => wayOfGroup?.(group) ?? [])
  const reopen = useGroupChange(archiveGroup)
  const actions: Action[] = []
  if (isIn(group.role))
    for (const { name, icon, to } of ways) actions.push({ label: name, icon, run: () => navigate(to) })
  if (can.edit) {
    actions.push(
      { label: t('menu.edit'), icon: 'edit', run: () => navigate(paths.editGroup(group.id)) },
      { label: t('menu.members'), icon: 'friends', run: () => navigate(paths.groupMembers(group.id)) },
      { label: t('menu.link'), icon: 'link', run: () => navigate(paths.groupLink(group.id)) },
    )
  }
  if (can.goOn) actions.push({ label: t('menu.nextYear'), icon: 'up', run: () => setAsked('nextYear') })
  if (can.govern && archivedAt === null)
    actions.push({ label: t('menu.archive'), icon: 'bookmark', run: () => setAsked('archive') })
  if (can.govern && archivedAt !== null)
    actions.push({
      label: t('menu.reopen'),
      icon: 'bookmark',
      run: () => reopen.mutate({ groupId: group.id, isArchived: false }),
    })
  if (can.report && wayToReport)
    actions.push({ label: t('menu.report'), icon: 'alert', run: () => navigate(wayToReport('group', group.id)) })
  if (can.leave) actions.push({ label: t('leave'), icon: 'out', isDangerous: true, run: () => setAsked('leave') })
  if (can.govern)
    actions.push({ label: t('menu.delete'), icon: 'remove', isDangerous: true, run: () => setAsked('delete') })
  return (
    <>
      <ActionMenu
        label={t(can.edit || can.govern || can.goOn ? 'menu.label' : 'menu.more', { name: group.name })}
        actions={actions}
      />
      {asked === 'nextYear' ? <OnDemand part={nextYearDialog} group={group} onClose={() => setAsked(null)} /> : null}
      {asked === 'archive' ? <ArchiveGroup group={group} onClose={() => setAsked(null)} /> : null}
      {asked === 'leave' ? <LeaveGroup group={group} onClose={() => setAsked(null)} /> : null}
      {asked === 'delete' ? <DeleteGroup group={group} onClose={() => setAsked(null)} /> : null}
    </>
  )
}
