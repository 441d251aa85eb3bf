import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { type Friend, FriendPicker } from '../../../people/index.ts'
import { useChangeEPortfolio } from '../../api/change-eportfolio.ts'
import { tagFriendsQuery } from '../../api/list-tag-friends.ts'

/** Dialog to tag friends who took part. */
export function FriendsDialog({ ePortfolio, onClose }: { ePortfolio: EPortfolio; onClose: () => void }) {
  const { t } = useTranslation('eportfolio')
  const [chosen, setChosen] = useState<readonly Friend[]>(ePortfolio.taggedFriends)
  const change = useChangeEPortfolio(ePortfolio.id)

  return (
    <Dialog
      isOpen
      title={t('owner.friends')}
      onClose={onClose}
      actions={
        <Button
          isBusy={change.isPending}
          onClick={() => change.mutate({ taggedFriendIds: chosen.map(({ id }) => id) }, { onSuccess: onClose })}
        >
          {t('save')}
        </Button>
      }
    >
      {change.error ? <FormAlert>{sentenceOf(change.error)}</FormAlert> : null}
      <FriendPicker
        friendsQuery={tagFriendsQuery}
        chosen={chosen}
        isFull={chosen.length >= ePortfolioLimits.taggedFriends}
        words={{
          label: t('friends.search'),
          note: t('friends.note', { count: ePortfolioLimits.taggedFriends }),
          list: t('friends.list'),
          nobodyFits: t('friends.nobody'),
          noFriends: t('friends.none'),
          chosen: t('friends.chosen', { count: chosen.length }),
        }}
        onChange={setChosen}
      />
    </Dialog>
  )
}
