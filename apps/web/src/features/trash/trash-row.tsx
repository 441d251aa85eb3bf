import type { TrashItem } from '@learntrail/contract/trash/trash'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { formatAgo } from '../../ui/dates.ts'
import { dotted } from '../../ui/dotted.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { restore } from './restore.ts'
import css from './trash.module.css'

const icons: Record<TrashItem['kind'], IconName> = {
  record: 'portfolio',
  draft: 'edit',
  comment: 'chat',
  ePortfolio: 'file',
}

const day = 86_400_000

interface TrashRowProps {
  item: TrashItem
  onRemove: () => void
}

export function TrashRow({ item, onRemove }: TrashRowProps) {
  const { t } = useTranslation('trash')
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({ mutationFn: () => restore(queryClient, item) })
  const { kind, place, binnedAt, endsAt } = item
  const name = item.title || t('untitled')
  const left = Math.max(1, Math.ceil((Date.parse(endsAt) - Date.now()) / day))
  const facts = [
    t(`kinds.${kind}`),
    ...(place === null ? [] : [t('below', { title: place })]),
    t('binned', { when: formatAgo(binnedAt) }),
    t('left', { count: left }),
  ]
  return (
    <li className={css.item}>
      <Icon name={icons[kind]} />
      <div className={css.words}>
        <p className={css.title}>
          <WholeWords>{name}</WholeWords>
        </p>
        <p className={css.facts}>{dotted(facts)}</p>
      </div>
      <div className={css.actions}>
        <Button look="soft" size="s" isBusy={isPending} aria-label={t('restoreOf', { name })} onClick={() => mutate()}>
          {t('restore')}
        </Button>
        <IconButton label={t('removeOf', { name })} icon="remove" onClick={onRemove} />
      </div>
    </li>
  )
}
