import { drawnAvatarPath, drawnAvatars } from '@learntrail/contract/people/drawn-avatars'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Face } from '../../../ui/face.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useChangeAvatar } from '../api/change-avatar.ts'
import css from './avatar-screen.module.css'

/** The avatars that come with the product; pressing one chooses it. */
export function DrawnAvatars({ current }: { current: string | null }) {
  const { t } = useTranslation('people/avatar')
  const change = useChangeAvatar()
  // Optimistic: shows the pressed avatar before the server answers.
  const chosen =
    change.isPending && change.variables.kind === 'drawn' ? drawnAvatarPath(change.variables.name) : current
  return (
    <ul className={css.drawn} aria-labelledby="avatar-drawn">
      {drawnAvatars.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={css.choice}
            aria-pressed={chosen === drawnAvatarPath(name)}
            onClick={() =>
              change.mutate(
                { kind: 'drawn', name },
                {
                  onSuccess: () => toast(t('changed')),
                  onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
                },
              )
            }
          >
            <Face id={name} name={name} picture={drawnAvatarPath(name)} size={72} />
            {t(`names.${name}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}
