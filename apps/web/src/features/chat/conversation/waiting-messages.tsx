import { messageTypes } from '@learntrail/contract/chat/facts'
import { useTranslation } from 'react-i18next'
import { ApiProblem, type ProblemCode } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { Button } from '../../../ui/button.tsx'
import { listed } from '../../../ui/listed.ts'
import { useMessageLine } from '../rooms/room-names.ts'
import type { Outbox, Waiting } from '../talk/outbox.ts'
import body from './message-body.module.css'
import css from './message-view.module.css'

/** My messages that the server does not have yet. */
export function WaitingMessages({ waiting, outbox }: { waiting: readonly Waiting[]; outbox: Outbox }) {
  const { t } = useTranslation(['chat', 'errors'])
  const lineOf = useMessageLine()
  const { isStuck } = useWatched(outbox)
  const onTheWay = isStuck ? t('chat:waitsForLine') : t('chat:sending')
  const refused = waiting.findIndex(({ refusal }) => refusal !== null)
  const isHeldUp = (place: number) => refused !== -1 && place > refused
  return waiting.map(({ clientId, said, refusal, values, files = [] }, place) => (
    <article key={clientId} className={css.message} data-mine data-waiting>
      <div className={css.row}>
        <div className={css.part}>
          <div className={css.line}>
            <div className={css.body}>
              <p className={body.bubble} data-mine>
                {said.type === messageTypes.text
                  ? said.text
                  : listed(files.map(({ name }) => name)) || lineOf({ type: said.type, text: '' })}
              </p>
            </div>
            <span className={css.side}>
              {refusal !== null ? t('chat:unsent') : isHeldUp(place) ? t('chat:waitsForOther') : onTheWay}
            </span>
          </div>
          {refusal === null ? null : (
            <p className={css.problem} role="alert">
              {sentenceOf(new ApiProblem({ code: refusal as ProblemCode, status: 409, ...(values && { values }) }))}
            </p>
          )}
        </div>
      </div>
      {refusal === null ? null : (
        <div className={css.row}>
          <Button look="quiet" size="s" onClick={() => void outbox.drop(clientId)}>
            {t('chat:discard')}
          </Button>
          <Button look="soft" size="s" onClick={() => void outbox.again(clientId)}>
            {t('chat:again')}
          </Button>
        </div>
      )}
    </article>
  ))
}
