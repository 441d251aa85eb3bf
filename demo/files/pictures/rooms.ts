import type { Random } from '../../school/random.ts'
import {
  circle,
  curve,
  type Draw,
  defs,
  ellipse,
  group,
  handwriting,
  line,
  linear,
  many,
  mix,
  type Point,
  pebble,
  polygon,
  polyline,
  radial,
  rect,
  shape,
  stroke,
  times,
  words,
} from './ink.ts'

/** A blackboard after the lesson. */
export const blackboard =
  (kind: 'waves' | 'optics' | 'chemistry' | 'grammar'): Draw =>
  (random) => {
    const [width, height] = [1400, 840]
    const chalk = '#f3f1e4'
    const drawings: Record<typeof kind, string> = {
      waves:
        stroke(polyline(times(101, (step): Point => [160 + step * 6, 330 - Math.sin(step / 7) * 90])), '#ffe08a', 6) +
        line([160, 330], [800, 330], chalk, 4) +
        line([160, 190], [160, 470], chalk, 4) +
        words(880, 260, 'v = f λ', 68, chalk) +
        words(880, 380, 'T = 1 / f', 60, '#9fd8ff'),
      optics:
        stroke('M520 170Q580 320 520 470Q460 320 520 170', '#9fd8ff', 6) +
        line([140, 320], [960, 320], chalk, 3, { 'stroke-dasharray': '18 12' }) +
        stroke('M240 320V210M240 210L520 210L860 430M240 210L860 402', '#ffe08a', 5) +
        line([860, 320], [860, 420], '#ff9a8a', 7) +
        words(920, 220, '1/p + 1/q = 1/f', 46, chalk),
      chemistry:
        words(170, 270, '2H₂ + O₂ → 2H₂O', 66, chalk) +
        words(170, 400, 'pH = −log[H⁺]', 62, '#ffe08a') +
        stroke(
          polygon(
            times(
              6,
              (index): Point => [1030 + Math.cos((index / 6) * 6.283) * 110, 320 + Math.sin((index / 6) * 6.283) * 110],
            ),
          ),
          '#9fd8ff',
          6,
        ) +
        circle(1030, 320, 62, 'none', { stroke: '#9fd8ff', 'stroke-width': 5 }) +
        line([1140, 320], [1210, 320], '#9fd8ff', 6),
      grammar:
        words(170, 250, 'If I had known,', 58, chalk) +
        words(170, 340, 'I would have asked.', 58, '#ffe08a') +
        stroke('M170 366q180 16 560 0', '#ff9a8a', 5) +
        words(860, 250, 'had + p.p.', 50, '#9fd8ff') +
        words(860, 340, 'would have + p.p.', 44, '#9fd8ff') +
        stroke('M800 180V400', chalk, 4, { 'stroke-dasharray': '12 14' }),
    }
    const body = [
      defs(
        linear('board', ['#2f5d4e', '#264b40'], 30),
        linear('wood', ['#a9764a', '#835632']),
        radial('dust', ['#ffffff/0.14', '#ffffff/0'], [0.5, 0.5], 0.5),
      ),
      rect(0, 0, width, height, '#e9e2d3'),
      rect(40, 40, width - 80, 640, 'url(#wood)', { rx: 8 }),
      rect(66, 66, width - 132, 588, 'url(#board)'),
      many(16, () =>
        ellipse(
          random.between(140, 1260),
          random.between(120, 600),
          random.between(120, 280),
          random.between(30, 90),
          'url(#dust)',
          { transform: `rotate(${random.between(-18, 18)} 700 360)` },
        ),
      ),
      handwriting(random, 160, 106, 44, 9, chalk),
      drawings[kind],
      many(2, (index) =>
        handwriting(random, 166, 520 + index * 62, 36, random.whole(11, 17), mix(chalk, '#2f5d4e', 0.15)),
      ),
      handwriting(random, 1120, 560, 30, 4, '#ff9a8a'),
      rect(40, 676, width - 80, 32, '#6f4829', { rx: 6 }),
      rect(180, 658, 130, 24, '#f4f0e6', { rx: 5 }),
      rect(330, 664, 70, 15, '#ffe08a', { rx: 7 }),
      rect(420, 664, 54, 15, '#ff9a8a', { rx: 7 }),
      rect(1060, 640, 170, 42, '#4a5568', { rx: 8 }),
      rect(1060, 668, 170, 16, '#c9b18b', { rx: 5 }),
    ]
    return { width, height, body: body.join(''), grain: 0.55 }
  }

/** A lab bench with glassware and coloured liquids. */
export const labBench =
  (liquids: readonly [string, string, string, string], wall: [string, string]): Draw =>
  (random) => {
    const [width, height] = [1280, 853]
    const glass = { stroke: '#ffffff', 'stroke-width': 4, 'stroke-opacity': 0.8 }
    const flask = (x: number, colour: string, size: number) =>
      group(
        `translate(${x} 620) scale(${size})`,
        [
          ellipse(0, 8, 104, 15, '#1e2a36', { opacity: 0.22 }),
          shape('M-60 -66L-94 -6Q-98 4 -84 4H84Q98 4 94 -6L60 -66Z', colour, { opacity: 0.86 }),
          ellipse(0, -66, 60, 11, mix(colour, '#ffffff', 0.35)),
          shape('M-24 -210V-130L-94 -6Q-98 4 -84 4H84Q98 4 94 -6L24 -130V-210Z', '#ffffff', {
            'fill-opacity': 0.16,
            ...glass,
          }),
          ellipse(0, -210, 28, 7, '#ffffff', { opacity: 0.6 }),
          line([-58, -40], [-74, -12], '#ffffff', 7, { opacity: 0.7 }),
          many(6, () =>
            circle(random.between(-50, 50), random.between(-56, -10), random.between(2, 6), '#ffffff', {
              opacity: 0.5,
            }),
          ),
        ].join(''),
      )
    const beaker = (x: number, colour: string, share: number) =>
      group(
        `translate(${x} 624)`,
        [
          ellipse(0, 4, 88, 13, '#1e2a36', { opacity: 0.22 }),
          rect(-74, -190 * share, 148, 190 * share, colour, { opacity: 0.85, rx: 6 }),
          ellipse(0, -190 * share, 74, 12, mix(colour, '#ffffff', 0.35)),
          shape('M-80 -214H80Q74 -206 74 -190V0H-74V-190Q-74 -206 -80 -214Z', '#ffffff', {
            'fill-opacity': 0.15,
            ...glass,
          }),
          many(5, (index) => line([30, -40 - index * 30], [58, -40 - index * 30], '#ffffff', 3, { opacity: 0.8 })),
          line([-56, -160], [-56, -30], '#ffffff', 8, { opacity: 0.45 }),
        ].join(''),
      )
    const tubes = many(5, (index) => {
      const [x, colour] = [930 + index * 54, liquids[index % 4] ?? liquids[0]]
      const level = random.between(0.3, 0.75)
      return [
        rect(x, 620 - 30 - 170 * level, 34, 170 * level, colour, { opacity: 0.88, rx: 16 }),
        rect(x, 390, 34, 206, '#ffffff', { 'fill-opacity': 0.2, rx: 16, ...glass }),
      ].join('')
    })
    const body = [
      defs(
        linear('wall', wall),
        linear('bench', ['#5b4a42', '#3c302b']),
        linear('window', ['#ffffff/0.9', '#d9ecff/0.5']),
      ),
      rect(0, 0, width, height, 'url(#wall)'),
      [120, 420]
        .map(
          (x) =>
            rect(x, 60, 250, 300, 'url(#window)', { opacity: 0.55 }) +
            line([x + 125, 60], [x + 125, 360], '#ffffff', 8) +
            line([x, 210], [x + 250, 210], '#ffffff', 8),
        )
        .join(''),
      rect(760, 90, 440, 26, mix(wall[1], '#3a2d22', 0.4)),
      many(9, (index) =>
        rect(
          780 + index * 45,
          92 - random.between(50, 84),
          34,
          80,
          mix(random.pick(['#b3563b', '#3f6477', '#6d7f5c', '#d9a521']), wall[0], 0.35),
          { rx: 4 },
        ),
      ),
      rect(0, 600, width, 260, 'url(#bench)'),
      rect(0, 600, width, 10, '#8a7468'),
      many(24, () =>
        line(
          [random.next() * width, random.between(640, 840)],
          [random.next() * width, random.between(640, 840)],
          '#ffffff',
          1,
          { opacity: 0.025 },
        ),
      ),
      flask(210, liquids[0], 1.25),
      beaker(440, liquids[1], 0.62),
      flask(640, liquids[2], 0.94),
      beaker(800, liquids[3], 0.4),
      rect(906, 480, 312, 22, '#b07b4b', { rx: 4 }),
      rect(906, 590, 312, 30, '#9a6a3f', { rx: 4 }),
      rect(910, 480, 16, 140, '#9a6a3f'),
      rect(1198, 480, 16, 140, '#9a6a3f'),
      tubes,
      rect(906, 480, 312, 14, '#c58f5c', { rx: 4, opacity: 0.9 }),
      group(
        'translate(420 730) rotate(-6)',
        rect(-150, -54, 300, 130, '#fdfbf4') +
          many(3, (index) => handwriting(random, -126, -34 + index * 36, 22, 9, '#3a4a63')),
      ),
    ]
    return { width, height, body: body.join(''), grain: 0.55 }
  }

/** A bookshelf. */
export const bookshelf =
  (wood: [string, string], spines: readonly [string, ...string[]], isPortrait = false): Draw =>
  (random) => {
    const [width, height] = isPortrait ? [960, 1280] : [1280, 853]
    const rows = isPortrait ? 4 : 3
    const tall = (height - 40) / rows
    const shelves = many(rows, (row) => {
      const floor = 20 + (row + 1) * tall - 26
      const books: string[] = []
      let x = 36
      while (x < width - 60) {
        const [wide, up] = [random.between(24, 62), random.between(0.6, 0.86) * tall]
        const colour = random.pick(spines)
        if (random.next() > 0.93 && x < width - 260) {
          books.push(potted(random, x + 70, floor))
          x += 150
          continue
        }
        const lean = random.next() > 0.9 ? random.between(5, 10) : 0
        const book = [
          rect(x, floor - up, wide, up, colour, { rx: 3 }),
          rect(x, floor - up, wide * 0.22, up, '#ffffff', { opacity: 0.16 }),
          rect(x + wide * 0.8, floor - up, wide * 0.2, up, '#000000', { opacity: 0.2 }),
          rect(x + wide * 0.16, floor - up * 0.86, wide * 0.68, up * 0.05, '#f7e7c1', { opacity: 0.75 }),
          rect(x + wide * 0.3, floor - up * 0.74, wide * 0.4, up * 0.36, mix(colour, '#ffffff', 0.6), {
            opacity: 0.55,
          }),
          rect(x + wide * 0.16, floor - up * 0.14, wide * 0.68, up * 0.03, '#f7e7c1', { opacity: 0.6 }),
        ].join('')
        books.push(lean === 0 ? book : group(`rotate(${lean} ${x + wide} ${floor})`, book))
        x += wide + 2 + (lean > 0 ? up * 0.12 : 0)
      }
      return [
        rect(20, floor - tall + 26, width - 40, tall, mix(wood[1], '#000000', 0.45)),
        rect(20, floor - tall + 26, width - 40, 46, '#000000', { opacity: 0.25 }),
        books.join(''),
        rect(0, floor, width, 26, 'url(#wood)'),
        rect(0, floor + 26, width, 8, '#000000', { opacity: 0.3 }),
      ].join('')
    })
    const body = [
      defs(linear('wood', wood), radial('lamp', ['#ffe9b8/0.32', '#ffe9b8/0', '#000000/0.38'], [0.62, 0.2], 0.95)),
      rect(0, 0, width, height, wood[1]),
      shelves,
      rect(0, 0, 22, height, 'url(#wood)'),
      rect(width - 22, 0, 22, height, 'url(#wood)'),
      rect(0, 0, width, height, 'url(#lamp)'),
    ]
    return { width, height, body: body.join(''), grain: 0.6 }
  }

function potted(random: Random, x: number, floor: number): string {
  return [
    many(12, () => {
      const [dx, dy] = [random.between(-58, 58), random.between(-150, -66)]
      return (
        stroke(
          curve([
            [x, floor - 60],
            [x + dx * 0.5, floor + dy * 0.8],
            [x + dx, floor + dy],
          ]),
          '#3f7d4f',
          4,
        ) +
        ellipse(x + dx, floor + dy, 15, 9, mix('#4f9d4a', '#a8cf6e', random.next()), {
          transform: `rotate(${random.between(-60, 60)} ${x + dx} ${floor + dy})`,
        })
      )
    }),
    shape(`M${x - 42} ${floor - 66}H${x + 42}L${x + 30} ${floor}H${x - 30}Z`, '#c8714f'),
    rect(x - 47, floor - 74, 94, 18, '#d98560', { rx: 4 }),
  ].join('')
}

/** Code on a screen at night. */
export const codeDesk =
  (screen: string, accents: readonly [string, ...string[]]): Draw =>
  (random) => {
    const [width, height] = [1280, 853]
    const rows = many(15, (row) => {
      const indent = [0, 1, 2, 2, 3, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0][row] ?? 0
      let x = 330 + indent * 34
      const parts: string[] = [words(290, 168 + row * 26, String(row + 1), 16, '#5c6b85', { 'text-anchor': 'end' })]
      for (let part = 0; part < random.whole(1, 5); part += 1) {
        const wide = random.between(24, 130)
        if (x + wide > 940) break
        parts.push(
          rect(x, 155 + row * 26, wide, 13, part === 0 ? accents[0] : random.pick(accents), { rx: 6, opacity: 0.9 }),
        )
        x += wide + 12
      }
      return parts.join('')
    })
    const body = [
      defs(
        linear('room', ['#202b45', '#121826']),
        linear('desk', ['#6b4b34', '#3e2b1f']),
        radial('glow', [`${accents[0]}/0.35`, `${accents[0]}/0`], [0.5, 0.5], 0.5),
        radial('lamp', ['#ffd58a/0.5', '#ffd58a/0'], [0.5, 0.5], 0.5),
      ),
      rect(0, 0, width, height, 'url(#room)'),
      circle(620, 330, 560, 'url(#glow)'),
      circle(1120, 250, 330, 'url(#lamp)'),
      rect(0, 640, width, 220, 'url(#desk)'),
      rect(220, 96, 800, 470, '#0a0f1a', { rx: 18 }),
      rect(236, 112, 768, 438, screen, { rx: 6 }),
      rect(236, 112, 768, 28, mix(screen, '#ffffff', 0.1)),
      ['#ff6b6b', '#ffd166', '#4fd1a5'].map((colour, index) => circle(258 + index * 22, 126, 6, colour)).join(''),
      rect(236, 140, 18, 410, mix(screen, '#ffffff', 0.05)),
      rows,
      shape('M560 566H680L700 650H540Z', '#1a2233'),
      rect(480, 646, 280, 14, '#27324a', { rx: 7 }),
      rect(380, 694, 420, 100, '#1c2536', { rx: 14 }),
      many(4, (row) =>
        many(15, (column) =>
          rect(
            392 + column * 27,
            704 + row * 22,
            22,
            16,
            mix('#34415e', accents[0], row === 1 && column === 4 ? 0.7 : 0),
            { rx: 3 },
          ),
        ),
      ),
      group(
        'translate(930 650)',
        ellipse(0, 70, 74, 15, '#000000', { opacity: 0.35 }) +
          shape('M-50 -40H50L44 66Q0 80 -44 66Z', '#d8e2ef') +
          ellipse(0, -40, 50, 11, '#3a2618') +
          stroke('M50 -20q40 4 30 40q-10 22 -36 16', '#d8e2ef', 9) +
          stroke('M-14 -70q10 -18 0 -36M12 -72q10 -16 0 -34', '#ffffff', 4, { opacity: 0.35 }),
      ),
      group(
        'translate(1130 640)',
        shape('M-70 -330L70 -330L110 -240H-110Z', '#e6b450') +
          line([0, -240], [0, 0], '#1c2536', 12) +
          ellipse(0, 6, 84, 15, '#1c2536'),
      ),
      group(
        'translate(150 690) rotate(-8)',
        rect(-90, -56, 190, 150, '#fdf3c4') +
          many(3, (index) => handwriting(random, -70, -34 + index * 40, 24, 5, '#6b5a2a')),
      ),
    ]
    return { width, height, body: body.join(''), grain: 0.5 }
  }

/** A lit stage. */
export const stage =
  (lights: readonly [string, string, string], has: 'choir' | 'speaker'): Draw =>
  (random) => {
    const [width, height] = [1400, 788]
    const beams = lights.map((colour, index) => {
      const [from, to] = [300 + index * 400, 360 + index * 340]
      return (
        defs(linear(`beam${index}`, [`${colour}/0.75`, `${colour}/0`])) +
        shape(
          polygon([
            [from - 18, 0],
            [from + 18, 0],
            [to + 230, 660],
            [to - 230, 660],
          ]),
          `url(#beam${index})`,
        )
      )
    })
    const person = (x: number, y: number, size: number, cloth: string) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        shape('M-30 90V10C-30 -16 -16 -24 0 -24S30 -16 30 10V90Z', cloth) +
          circle(0, -46, 22, '#2b201c') +
          ellipse(0, -40, 15, 17, '#e8b892'),
      )
    const people =
      has === 'choir'
        ? many(3, (row) =>
            many(9 - row, (index) =>
              person(350 + row * 40 + index * 86, 580 - (2 - row) * 74, 0.9, index % 2 === 0 ? '#e9eef6' : '#dfe6f1'),
            ),
          )
        : person(700, 540, 1.7, '#22304a') +
          shape('M600 700L620 560H780L800 700Z', '#5a4030') +
          rect(610, 548, 180, 20, '#7b5a43', { rx: 5 }) +
          line([740, 550], [722, 470], '#0b1018', 5)
    const heads = many(12, (index) =>
      ellipse(40 + index * 122 + random.between(-18, 18), 776 + random.between(-16, 10), 50, 54, '#070a12'),
    )
    const body = [
      defs(linear('dark', ['#171327', '#2a1f3d']), linear('floor', ['#6b4a3a', '#2e1f1d'])),
      rect(0, 0, width, height, 'url(#dark)'),
      many(14, (index) => rect(index * 102, 0, 56, 600, '#3a1f3d', { opacity: 0.35 })),
      rect(0, 600, width, 200, 'url(#floor)'),
      many(16, (index) =>
        line([700 + (index - 8) * 70, 600], [700 + (index - 8) * 210, 800], '#000000', 2, { opacity: 0.25 }),
      ),
      ellipse(700, 650, 560, 60, '#ffffff', { opacity: 0.1 }),
      people,
      beams.join(''),
      shape('M0 0H180Q120 330 150 800H0Z', '#8f2740'),
      shape('M1400 0H1220Q1280 330 1250 800H1400Z', '#8f2740'),
      many(5, (index) =>
        stroke(
          `M${20 + index * 34} 0Q${6 + index * 28} 400 ${20 + index * 28} 800M${1380 - index * 34} 0Q${1394 - index * 28} 400 ${1380 - index * 28} 800`,
          '#4f1424',
          7,
          { opacity: 0.5 },
        ),
      ),
      many(70, () =>
        circle(random.next() * width, random.next() * 600, random.between(0.8, 2.6), '#ffffff', {
          opacity: random.between(0.1, 0.5),
        }),
      ),
      heads,
    ]
    return { width, height, body: body.join(''), grain: 0.6 }
  }

/** A ball court from above. */
export const court =
  (floor: [string, string], ball: string): Draw =>
  (random) => {
    const [width, height] = [1280, 853]
    const ink = '#fff6e6'
    const body = [
      defs(
        linear('floor', floor, 20),
        radial('ball', [mix(ball, '#ffffff', 0.4), ball, mix(ball, '#000000', 0.4)], [0.36, 0.32], 0.75),
      ),
      rect(0, 0, width, height, 'url(#floor)'),
      many(26, (index) => line([0, index * 34], [width, index * 34], '#000000', 1.4, { opacity: 0.1 })),
      many(120, () =>
        line(
          [random.next() * width, Math.floor(random.next() * 26) * 34],
          [random.next() * 10 + random.next() * width, Math.floor(random.next() * 26) * 34],
          '#000000',
          1,
          { opacity: 0.02 },
        ),
      ),
      rect(70, 70, width - 140, height - 140, 'none', { stroke: ink, 'stroke-width': 8 }),
      line([width / 2, 70], [width / 2, height - 70], ink, 8),
      circle(width / 2, height / 2, 110, 'none', { stroke: ink, 'stroke-width': 8 }),
      rect(70, 290, 230, 273, '#c2533d', { opacity: 0.5, stroke: ink, 'stroke-width': 8 }),
      rect(width - 300, 290, 230, 273, '#c2533d', { opacity: 0.5, stroke: ink, 'stroke-width': 8 }),
      stroke(`M300 316A110 110 0 0 1 300 536M${width - 300} 316A110 110 0 0 0 ${width - 300} 536`, ink, 7),
      stroke(
        `M70 140H150A300 300 0 0 1 150 713H70M${width - 70} 140H${width - 150}A300 300 0 0 0 ${width - 150} 713H${width - 70}`,
        ink,
        7,
      ),
      stroke(
        curve([
          [420, 640],
          [520, 470],
          [660, 520],
          [820, 330],
          [1010, 400],
        ]),
        '#ffe08a',
        6,
        { 'stroke-dasharray': '20 16' },
      ),
      [
        [420, 640],
        [660, 520],
        [820, 330],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 24, '#22304a', { stroke: '#ffffff', 'stroke-width': 5 }))
        .join(''),
      [
        [560, 300],
        [760, 610],
        [960, 540],
      ]
        .map(([x, y]) =>
          stroke(`M${(x ?? 0) - 20} ${(y ?? 0) - 20}l40 40M${(x ?? 0) + 20} ${(y ?? 0) - 20}l-40 40`, '#22304a', 9),
        )
        .join(''),
      ellipse(1024, 446, 62, 20, '#000000', { opacity: 0.35 }),
      circle(1010, 400, 58, 'url(#ball)'),
      stroke('M1010 342V458M952 400H1068M968 360Q1000 400 968 440M1052 360Q1020 400 1052 440', '#3a1d10', 4),
    ]
    return { width, height, body: body.join(''), grain: 0.55 }
  }

/** Pots on a sunny window sill. */
export const windowSill: Draw = (random) => {
  const [width, height] = [1200, 1000]
  const pots = many(5, (index) => {
    const [x, tall] = [170 + index * 215, 130 + index * 66]
    const stem = curve([
      [x, 770],
      [x + random.between(-20, 20), 770 - tall * 0.5],
      [x + random.between(-12, 12), 770 - tall],
    ])
    return [
      ellipse(x + 26, 902, 96, 15, '#5b4630', { opacity: 0.3 }),
      stroke(stem, '#4f8f45', 9),
      many(index + 2, (leaf) => {
        const y = 760 - (tall * (leaf + 1)) / (index + 2)
        const side = leaf % 2 === 0 ? 1 : -1
        return (
          shape(
            `M${x} ${y}Q${x + side * 44} ${y - 56} ${x + side * 96} ${y - 20}Q${x + side * 56} ${y + 24} ${x} ${y}Z`,
            mix('#5fae4e', '#a6d267', random.next()),
          ) +
          stroke(`M${x} ${y}Q${x + side * 50} ${y - 16} ${x + side * 88} ${y - 18}`, '#3d7a3a', 2.4, { opacity: 0.7 })
        )
      }),
      shape(`M${x - 80} 770H${x + 80}L${x + 60} 900H${x - 60}Z`, '#c8714f'),
      shape(`M${x - 80} 770H${x - 30}L${x - 30} 900H${x - 60}Z`, '#ffffff', { opacity: 0.14 }),
      rect(x - 88, 754, 176, 34, '#d98560', { rx: 6 }),
      rect(x - 34, 812, 68, 42, '#fffaf0', { rx: 4 }),
      words(x, 843, String(index + 1), 30, '#6b4a36', { 'text-anchor': 'middle' }),
    ].join('')
  })
  const body = [
    defs(
      linear('out', ['#bfe3ff', '#f3f9e6']),
      linear('sill', ['#f4efe4', '#cfc4ae']),
      linear('sun', ['#fff3c4/0.7', '#fff3c4/0'], 60),
    ),
    rect(0, 0, width, height, 'url(#out)'),
    many(26, () =>
      shape(
        pebble(
          random,
          random.next() * width,
          random.between(420, 700),
          random.between(70, 170),
          random.between(50, 130),
          0.25,
        ),
        mix('#8fc07a', '#dcebb5', random.next()),
        { opacity: 0.5 },
      ),
    ),
    rect(0, 0, 34, height, '#ffffff'),
    rect(width - 34, 0, 34, height, '#ffffff'),
    rect(580, 0, 30, height, '#ffffff'),
    rect(0, 0, width, 30, '#ffffff'),
    shape(
      polygon([
        [0, 0],
        [520, 0],
        [1000, 1000],
        [200, 1000],
      ]),
      'url(#sun)',
    ),
    rect(0, 890, width, 120, 'url(#sill)'),
    rect(0, 890, width, 10, '#ffffff'),
    pots,
  ]
  return { width, height, body: body.join(''), grain: 0.4 }
}
