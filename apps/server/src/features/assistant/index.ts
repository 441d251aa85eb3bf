import * as calls from '@learntrail/contract/assistant/assistant'
import type { Feature } from '../../platform/feature.ts'
import { bind, bindStreamed } from '../../platform/http/bind.ts'
import { answer, greet, mayAsk } from './assistant.service.ts'
import { openAnswer } from './stream-answer.http.ts'

export const assistantFeature: Feature = {
  name: 'assistant',
  routes: (app, platform) => {
    bind(app, calls.greetByAssistant, ({ person, query }) => greet(platform, person, query.locale))
    bindStreamed(
      app,
      calls.askPlatformQuestion,
      async ({ person, body }) => {
        await mayAsk(platform, person)
        return answer(platform, body)
      },
      async ({ person, body, reply }) => {
        await mayAsk(platform, person)
        const line = openAnswer(reply)
        const onText = (text: string) => line.say('text', { text })
        line.say('answer', await answer(platform, body, { onText, signal: line.signal }))
        line.end()
      },
    )
  },
}
