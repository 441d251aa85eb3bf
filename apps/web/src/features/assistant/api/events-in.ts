interface StreamEvent {
  event: string
  data: unknown
}

/** Yields the events of a `text/event-stream` response, wherever its chunks are cut. */
export async function* eventsIn(response: Response): AsyncGenerator<StreamEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let waiting = ''
  for (;;) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true }
    waiting += value
    const whole = waiting.split('\n\n')
    waiting = whole.pop() ?? ''
    for (const one of whole) {
      const [, event = '', data = 'null'] = /^event: (.*)\ndata: (.*)$/.exec(one) ?? []
      if (event !== '') yield { event, data: JSON.parse(data) as unknown }
    }
    if (done) return
  }
}
