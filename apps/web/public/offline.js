/* The page that stands where there is no connection. It is kept whole by sw.js, so it imports nothing. */
;(() => {
  const remembered = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const texts = {
    tw: {
      title: '現在沒有網路',
      lead: '先寫下來，連上網路後打開學跡，會自動變成你的草稿。',
      guest: '連上網路之後，再試一次。',
      again: '再連一次',
      label: '寫下現在的想法',
      keep: '先存在這台裝置',
      kept: '存好了，連上網路後會自動送出。',
      full: '這台裝置存不下了，先別關掉這一頁。',
      waiting: '等待送出',
      remove: '刪除',
      sure: '刪除這一則？刪掉就救不回來了。',
    },
    en: {
      title: 'No connection right now',
      lead: 'Write it down. Once you are back online, opening Learntrail makes it a draft of yours by itself.',
      guest: 'Try again once you are back online.',
      again: 'Try again',
      label: 'What is on your mind?',
      keep: 'Keep it on this device',
      kept: 'Kept. It is sent once you are back online.',
      full: 'This device has no room for it. Do not close this page yet.',
      waiting: 'Waiting to be sent',
      remove: 'Delete',
      sure: 'Delete this one? It cannot be brought back.',
    },
  }[remembered('learntrail.locale') === 'en' ? 'en' : 'tw']
  const writer = remembered('learntrail.member') === 'yes' ? remembered('learntrail.writer') || null : null
  // As the application names them, see drafts/waiting.
  const prefix = `learntrail.draft.waiting.${writer}.`
  const unfinished = `learntrail.offline.${writer}`

  const page = document.documentElement
  page.lang = remembered('learntrail.locale') === 'en' ? 'en' : 'zh-Hant-TW'
  page.toggleAttribute('data-dark', remembered('learntrail.theme') === 'dark')
  for (const place of document.querySelectorAll('[data-text]')) place.textContent = texts[place.dataset.text]
  document.querySelector('#again').addEventListener('click', () => location.reload())
  addEventListener('online', () => {
    if (!field.value.trim()) location.reload()
  })

  const form = document.querySelector('form')
  const field = document.querySelector('#words')
  const said = document.querySelector('#said')
  if (writer === null) {
    document.querySelector('[data-text="lead"]').textContent = texts.guest
    return
  }
  form.hidden = false
  field.value = remembered(unfinished) ?? ''
  // A tab that is closed loses nothing.
  field.addEventListener('input', () => keep(unfinished, field.value))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const words = field.value.trim()
    if (words === '') return field.focus()
    const note = { words, writtenAt: new Date().toISOString(), isSynced: false }
    const isKept = keep(prefix + newId(), JSON.stringify(note))
    said.textContent = isKept ? texts.kept : texts.full
    if (!isKept) return
    field.value = ''
    localStorage.removeItem(unfinished)
    show()
  })
  show()

  function keep(key, value) {
    try {
      localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  }

  function show() {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    const list = document.querySelector('ul')
    list.replaceChildren(...keys.map(rowOf))
    list.parentElement.hidden = keys.length === 0
  }

  function rowOf(key) {
    const row = document.createElement('li')
    const words = document.createElement('p')
    const remove = document.createElement('button')
    words.textContent = JSON.parse(localStorage.getItem(key)).words
    remove.type = 'button'
    remove.textContent = texts.remove
    remove.setAttribute('aria-label', `${texts.remove}: ${words.textContent.slice(0, 20)}`)
    remove.addEventListener('click', () => {
      if (!confirm(texts.sure)) return
      localStorage.removeItem(key)
      show()
    })
    row.append(words, remove)
    return row
  }

  /** A random UUID, also where the address is plain http. */
  function newId() {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    bytes[6] = (bytes[6] & 0x0f) | 0x40
    bytes[8] = (bytes[8] & 0x3f) | 0x80
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
})()
