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
  radial,
  rect,
  shape,
  stroke,
  times,
} from './ink.ts'

/** Loaves or rolls on a floured board. */
export const bread =
  (kind: 'loaf' | 'rolls'): Draw =>
  (random) => {
    const [width, height] = kind === 'loaf' ? [1280, 853] : [1080, 1080]
    const loaf = (x: number, y: number, size: number, turn: number) =>
      group(
        `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
        [
          ellipse(10, 54, 240, 60, '#2a160b', { opacity: 0.35 }),
          shape('M-240 20C-240 -90 -120 -120 0 -120S240 -90 240 20C240 80 140 90 0 90S-240 80 -240 20Z', 'url(#crust)'),
          many(4, (index) => {
            const at = -150 + index * 96
            return (
              shape(`M${at} 20Q${at + 20} -70 ${at + 84} -96Q${at + 66} -30 ${at + 40} 34Z`, '#f6dfb0') +
              stroke(`M${at} 20Q${at + 20} -70 ${at + 84} -96`, '#8a4a1e', 5, { opacity: 0.6 })
            )
          }),
          shape('M-200 -20C-190 -80 -90 -104 0 -106', 'none', {
            stroke: '#ffe2ac',
            'stroke-width': 10,
            opacity: 0.4,
            'stroke-linecap': 'round',
          }),
          many(60, () =>
            circle(random.between(-220, 220), random.between(-100, 70), random.between(1, 4), '#fff7e6', {
              opacity: 0.55,
            }),
          ),
        ].join(''),
      )
    const roll = (x: number, y: number) =>
      [
        ellipse(x + 8, y + 34, 138, 116, '#2a160b', { opacity: 0.3 }),
        shape(pebble(random, x, y, 134, 122, 0.04), 'url(#crust)'),
        ellipse(x - 30, y - 42, 62, 30, '#ffe9bd', { opacity: 0.4 }),
        many(34, () => {
          const [angle, away] = [random.next() * 6.283, random.next() ** 0.5 * 92]
          const [sx, sy] = [x + Math.cos(angle) * away, y - 16 + Math.sin(angle) * away * 0.8]
          return ellipse(sx, sy, 6, 3.2, '#fff3d6', { transform: `rotate(${random.between(0, 180)} ${sx} ${sy})` })
        }),
      ].join('')
    const body = [
      defs(
        linear('table', ['#7a5a44', '#573d2d'], 30),
        linear('board', ['#d9ad78', '#b8834f'], 15),
        radial('crust', ['#f2bd6b', '#cf8036', '#8a4519'], [0.42, 0.3], 0.8),
        radial('light', ['#fff3d6/0.4', '#fff3d6/0', '#000000/0.4'], [0.3, 0.2], 1),
      ),
      rect(0, 0, width, height, 'url(#table)'),
      many(50, () =>
        line([-20, random.next() * height], [width + 20, random.next() * height], '#2a1a10', random.between(1, 4), {
          opacity: 0.05,
        }),
      ),
      kind === 'loaf'
        ? rect(110, 160, 1060, 560, 'url(#board)', { rx: 40 }) +
          many(16, (index) =>
            line([120, 190 + index * 34], [1160, 186 + index * 34], '#8a5a2f', 2, { opacity: 0.22 }),
          ) +
          many(260, () =>
            circle(random.between(160, 1120), random.between(200, 690), random.between(1, 5), '#fffaf0', {
              opacity: random.between(0.2, 0.8),
            }),
          ) +
          loaf(470, 370, 1.25, -9) +
          loaf(820, 520, 1.05, 14) +
          group(
            'translate(1000 250) rotate(40)',
            many(9, (index) =>
              ellipse(index % 2 === 0 ? -13 : 13, -index * 18, 9, 17, '#e3b552', {
                transform: `rotate(${index % 2 === 0 ? -26 : 26} 0 ${-index * 18})`,
              }),
            ) + line([0, 0], [0, 130], '#c9963b', 5),
          )
        : rect(70, 70, 940, 940, '#3b3a3d', { rx: 30 }) +
          rect(96, 96, 888, 888, '#55545a', { rx: 20 }) +
          many(3, (row) => many(3, (column) => roll(256 + column * 284, 256 + row * 284))),
      rect(0, 0, width, height, 'url(#light)'),
    ]
    return { width, height, body: body.join(''), grain: 0.6 }
  }

/** A small robot on its course. */
export const robot =
  (body1: string, accent: string, field: [string, string]): Draw =>
  (random) => {
    const [width, height] = [1280, 960]
    const wheel = (x: number, y: number) =>
      ellipse(x, y + 58, 90, 16, '#000000', { opacity: 0.3 }) +
      circle(x, y, 74, '#23272f') +
      circle(x, y, 44, '#8d97a5') +
      many(6, (index) =>
        line([x, y], [x + Math.cos(index * 1.047) * 42, y + Math.sin(index * 1.047) * 42], '#4b5563', 7),
      ) +
      circle(x, y, 13, '#e5e9ef')
    const body = [
      defs(
        linear('field', field),
        linear('shell', [mix(body1, '#ffffff', 0.28), body1]),
        radial('eye', ['#ffffff', accent, mix(accent, '#000000', 0.5)], [0.4, 0.35], 0.7),
        radial('lamp', ['#ffffff/0.5', '#ffffff/0'], [0.5, 0.5], 0.5),
      ),
      rect(0, 0, width, height, mix(field[0], '#ffffff', 0.45)),
      rect(0, 0, width, 430, mix(field[0], '#dfe7f1', 0.7)),
      many(7, (index) => rect(60 + index * 178, 60, 150, 250, '#ffffff', { opacity: 0.28, rx: 8 })),
      shape(
        polygon([
          [120, 430],
          [1160, 430],
          [1500, 960],
          [-220, 960],
        ]),
        'url(#field)',
      ),
      many(10, (index) => line([120 + index * 115, 430], [-220 + index * 191, 960], '#ffffff', 2, { opacity: 0.3 })),
      many(7, (index) =>
        line([0, 430 + index * index * 11], [width, 430 + index * index * 11], '#ffffff', 2, { opacity: 0.25 }),
      ),
      stroke(
        curve([
          [-40, 900],
          [240, 780],
          [420, 860],
          [700, 790],
          [1000, 860],
          [1340, 740],
        ]),
        '#1d2430',
        26,
      ),
      circle(300, 520, 130, 'url(#lamp)'),
      wheel(430, 740),
      wheel(850, 740),
      rect(360, 470, 560, 250, 'url(#shell)', { rx: 46 }),
      rect(360, 640, 560, 80, '#000000', { opacity: 0.14, rx: 40 }),
      rect(430, 290, 420, 220, 'url(#shell)', { rx: 60 }),
      rect(466, 330, 348, 140, '#18202d', { rx: 50 }),
      circle(556, 400, 44, 'url(#eye)'),
      circle(724, 400, 44, 'url(#eye)'),
      line([640, 290], [640, 210], '#4b5563', 11),
      circle(640, 196, 24, accent),
      circle(640, 196, 60, accent, { opacity: 0.2 }),
      rect(430, 540, 190, 120, '#1f5d3c', { rx: 10 }),
      many(7, (index) => rect(446 + index * 24, 556, 12, 30, '#d9b44a')),
      many(4, (index) => stroke(`M${450 + index * 40} 620h24v24h20`, '#7ddba6', 4)),
      stroke(
        curve([
          [620, 600],
          [690, 560],
          [730, 640],
          [810, 580],
          [850, 480],
        ]),
        '#d0453c',
        9,
      ),
      stroke(
        curve([
          [620, 630],
          [700, 690],
          [780, 620],
          [880, 650],
        ]),
        '#e8b43c',
        9,
      ),
      circle(800, 610, 44, '#18202d', { stroke: '#8d97a5', 'stroke-width': 8 }),
      circle(800, 610, 20, accent, { opacity: 0.8 }),
      group(
        'translate(920 560) rotate(-18)',
        rect(0, -20, 170, 40, '#6b7686', { rx: 20 }) + stroke('M170 -34q60 -4 66 26M170 34q60 4 66 -26', '#4b5563', 17),
      ),
      wheel(640, 790),
      many(30, () =>
        circle(random.next() * width, random.between(440, 950), random.between(1, 3), '#ffffff', { opacity: 0.4 }),
      ),
    ]
    return { width, height, body: body.join(''), grain: 0.4 }
  }

/** A workpiece turning on a lathe. */
export const lathe: Draw = (random) => {
  const [width, height] = [1280, 853]
  const chips = many(26, () => {
    const [x, y] = [random.between(520, 900), random.between(520, 720)]
    return stroke(
      `M${x} ${y}q14 -22 30 -4q10 18 -10 22q-22 -4 -14 -24`,
      mix('#cfd8e3', '#e0a040', random.next() * 0.7),
      4,
    )
  })
  const body = [
    defs(
      linear('wall', ['#33414f', '#1f2933']),
      linear('steel', ['#f4f7fa', '#9fb0c0', '#5d6d7c', '#b9c6d2']),
      linear('chuck', ['#8795a3', '#4d5a66', '#2b343d']),
      radial('spark', ['#fff3c4', '#ff9f3f/0.7', '#ff9f3f/0'], [0.5, 0.5], 0.5),
    ),
    rect(0, 0, width, height, 'url(#wall)'),
    many(8, (index) => rect(index * 170, 0, 2, height, '#ffffff', { opacity: 0.05 })),
    rect(0, 560, width, 300, '#27313b'),
    rect(0, 560, width, 26, '#5d6d7c'),
    rect(0, 640, width, 14, '#3d4a56'),
    rect(40, 150, 250, 420, '#3f6b57', { rx: 18 }),
    circle(120, 240, 30, '#d0453c'),
    circle(200, 240, 20, '#e8b43c'),
    rect(80, 330, 170, 90, '#16211c', { rx: 10 }),
    rect(290, 200, 130, 330, 'url(#chuck)', { rx: 14 }),
    many(3, (index) => rect(400, 226 + index * 110, 64, 56, '#39444f', { rx: 6 })),
    rect(440, 296, 330, 138, 'url(#steel)'),
    rect(770, 318, 180, 94, 'url(#steel)'),
    rect(950, 336, 90, 58, 'url(#steel)'),
    many(26, (index) => line([446 + index * 12, 296], [446 + index * 12, 434], '#ffffff', 1, { opacity: 0.24 })),
    shape(
      polygon([
        [1040, 336],
        [1110, 365],
        [1040, 394],
      ]),
      '#c3ced8',
    ),
    rect(1100, 300, 190, 130, 'url(#chuck)', { rx: 12 }),
    shape(
      polygon([
        [690, 560],
        [690, 470],
        [730, 440],
        [790, 440],
        [790, 560],
      ]),
      '#4d5a66',
    ),
    shape(
      polygon([
        [720, 444],
        [752, 404],
        [784, 444],
      ]),
      '#e8b43c',
    ),
    circle(752, 412, 92, 'url(#spark)'),
    many(34, () => {
      const [angle, away] = [random.between(-2.6, -0.4), random.between(40, 210)]
      return line(
        [752 + Math.cos(angle) * away * 0.6, 412 + Math.sin(angle) * away * 0.6],
        [752 + Math.cos(angle) * away, 412 + Math.sin(angle) * away],
        '#ffd27a',
        3,
        { opacity: 0.7 },
      )
    }),
    rect(640, 556, 230, 50, '#39444f', { rx: 8 }),
    circle(690, 610, 44, 'none', { stroke: '#9fb0c0', 'stroke-width': 13 }),
    chips,
  ]
  return { width, height, body: body.join(''), grain: 0.6 }
}

/** Meshing gears. */
export const gears =
  (ground: [string, string], metals: readonly [string, string, string]): Draw =>
  () => {
    const size = 1080
    const gear = (x: number, y: number, r: number, teeth: number, colour: string, turn = 0) => {
      const outline = times(teeth * 4, (index): Point => {
        const angle = ((index + turn) / (teeth * 4)) * Math.PI * 2
        const out = index % 4 < 2 ? r : r * 0.86
        return [x + Math.cos(angle) * out, y + Math.sin(angle) * out]
      })
      const spokes = many(5, (index) => {
        const angle = (index / 5) * Math.PI * 2 + turn
        return circle(
          x + Math.cos(angle) * r * 0.5,
          y + Math.sin(angle) * r * 0.5,
          r * 0.17,
          mix(ground[1], '#000000', 0.25),
        )
      })
      return [
        group('translate(12 18)', shape(polygon(outline), '#000000', { opacity: 0.3 })),
        shape(polygon(outline), colour),
        circle(x, y, r * 0.78, mix(colour, '#ffffff', 0.14)),
        circle(x, y, r * 0.74, colour),
        spokes,
        circle(x, y, r * 0.22, mix(colour, '#ffffff', 0.35)),
        circle(x, y, r * 0.1, '#2a2f36'),
      ].join('')
    }
    const body = [
      defs(
        linear('ground', ground, 50),
        radial('light', ['#ffffff/0.28', '#ffffff/0', '#000000/0.35'], [0.35, 0.3], 0.9),
      ),
      rect(0, 0, size, size, 'url(#ground)'),
      gear(400, 420, 280, 24, metals[0]),
      gear(770, 700, 200, 17, metals[1], 1.2),
      gear(250, 860, 170, 14, metals[2], 0.6),
      gear(860, 240, 130, 11, metals[2], 0.3),
      rect(0, 0, size, size, 'url(#light)'),
    ]
    return { width: size, height: size, body: body.join(''), grain: 0.5 }
  }

/** A cup with a leaf as latte art. */
export const latte: Draw = (random) => {
  const size = 1080
  const body = [
    defs(
      linear('table', ['#8f6b4e', '#6a4b34'], 40),
      radial('coffee', ['#c98b52', '#a5652f', '#7a431b'], [0.5, 0.5], 0.62),
      radial('cup', ['#ffffff', '#f1eee8', '#d3cdc1'], [0.4, 0.35], 0.7),
    ),
    rect(0, 0, size, size, 'url(#table)'),
    many(60, () =>
      line([-10, random.next() * size], [size + 10, random.next() * size], '#3b2718', random.between(1, 4), {
        opacity: 0.05,
      }),
    ),
    ellipse(580, 600, 430, 420, '#1f130a', { opacity: 0.35 }),
    circle(540, 540, 420, 'url(#cup)'),
    circle(540, 540, 340, '#e6e0d4', { opacity: 0.7 }),
    circle(540, 540, 300, 'url(#cup)'),
    circle(540, 540, 264, 'url(#coffee)'),
    many(7, (index) => {
      const y = 400 + index * 42
      const wide = 150 - Math.abs(index - 3) * 30
      return (
        stroke(
          curve([
            [540, y - 24],
            [540 - wide * 0.6, y - 30],
            [540 - wide, y + 8],
          ]),
          '#f8ead3',
          17,
        ) +
        stroke(
          curve([
            [540, y - 24],
            [540 + wide * 0.6, y - 30],
            [540 + wide, y + 8],
          ]),
          '#f8ead3',
          17,
        )
      )
    }),
    line([540, 330], [540, 740], '#a5652f', 7),
    shape('M540 330q-34 -34 0 -60q34 26 0 60Z', '#f8ead3'),
    stroke('M840 540q130 -30 130 60q-10 90 -150 60', '#f1eee8', 42),
    group(
      'translate(180 880) rotate(-35)',
      ellipse(0, 0, 30, 46, '#d9d4c8') + rect(-8, 30, 16, 220, '#c3bdb0', { rx: 8 }),
    ),
  ]
  return { width: size, height: size, body: body.join(''), grain: 0.55 }
}

/** Pots on a shelf in a pottery. */
export const pottery =
  (glazes: readonly [string, ...string[]]): Draw =>
  (random) => {
    const [width, height] = [1200, 900]
    const forms = [
      'M-60 0C-110 -80 -90 -170 -40 -200V-240H40V-200C90 -170 110 -80 60 0Z',
      'M-90 -120H90C90 -40 60 0 40 0H-40C-60 0 -90 -40 -90 -120Z',
      'M-46 0C-60 -90 -20 -130 -26 -220L-40 -260H40L26 -220C20 -130 60 -90 46 0Z',
      'M-74 0C-100 -60 -96 -130 -70 -160H70C96 -130 100 -60 74 0Z',
    ]
    const shelf = (y: number, offset: number) =>
      many(5, (index) => {
        const [glaze, x] = [random.pick(glazes), 140 + index * 230]
        const form = forms[(index + offset) % forms.length] ?? ''
        return group(
          `translate(${x} ${y})`,
          [
            ellipse(12, 2, 92, 12, '#000000', { opacity: 0.3 }),
            shape(form, glaze),
            group('scale(0.5 1) translate(-52 0)', shape(form, '#ffffff', { opacity: 0.14 })),
            many(18, () =>
              circle(random.between(-60, 60), -random.between(20, 130), random.between(1, 3.4), '#2a1d14', {
                opacity: 0.3,
              }),
            ),
            stroke(`M-58 -${random.whole(50, 70)}q58 18 116 0`, mix(glaze, '#ffffff', 0.55), 6, { opacity: 0.7 }),
          ].join(''),
        )
      })
    const body = [
      defs(
        linear('wall', ['#e9e1d2', '#c9bda6']),
        radial('light', ['#fff6dd/0.55', '#fff6dd/0', '#000000/0.3'], [0.25, 0.15], 1),
      ),
      rect(0, 0, width, height, 'url(#wall)'),
      rect(0, 400, width, 26, '#7b5a3e'),
      rect(0, 426, width, 16, '#000000', { opacity: 0.18 }),
      rect(0, 800, width, 110, '#7b5a3e'),
      rect(0, 800, width, 10, '#a37b57'),
      shelf(400, 0),
      shelf(800, 2),
      rect(0, 0, width, height, 'url(#light)'),
    ]
    return { width, height, body: body.join(''), grain: 0.65 }
  }

/** Boards, wires and a breadboard. */
export const breadboard: Draw = (random) => {
  const [width, height] = [1280, 853]
  const wires = many(11, (index) => {
    const [x1, y1] = [200 + index * 66, 250 + random.between(-30, 60)]
    const [x2, y2] = [520 + random.between(0, 480), 480 + random.between(-60, 100)]
    return stroke(
      curve([
        [x1, y1],
        [(x1 + x2) / 2, Math.min(y1, y2) - random.between(30, 120)],
        [x2, y2],
      ]),
      random.pick(['#d0453c', '#2b7fd0', '#e8b43c', '#3aa76d', '#f2f2f2', '#7b52b3']),
      9,
    )
  })
  const body = [
    defs(linear('mat', ['#3f6f64', '#2c5049'], 30), linear('board', ['#1f6fb2', '#174f83'])),
    rect(0, 0, width, height, 'url(#mat)'),
    many(33, (index) => line([index * 40, 0], [index * 40, height], '#ffffff', 1, { opacity: 0.12 })),
    many(22, (index) => line([0, index * 40], [width, index * 40], '#ffffff', 1, { opacity: 0.12 })),
    rect(154, 130, 470, 300, '#000000', { opacity: 0.3, rx: 18 }),
    rect(140, 112, 470, 300, 'url(#board)', { rx: 18 }),
    rect(170, 130, 300, 26, '#14181f', { rx: 4 }),
    many(14, (index) => circle(184 + index * 21, 143, 5, '#d9b44a')),
    rect(300, 230, 190, 70, '#14181f', { rx: 6 }),
    many(12, (index) => rect(304 + index * 15, 222, 7, 10, '#cfd6de') + rect(304 + index * 15, 298, 7, 10, '#cfd6de')),
    rect(110, 180, 90, 76, '#b9c2cc', { rx: 6 }),
    circle(540, 200, 11, '#7dff9e'),
    circle(540, 200, 30, '#7dff9e', { opacity: 0.25 }),
    rect(420, 470, 740, 300, '#000000', { opacity: 0.3, rx: 14 }),
    rect(404, 452, 740, 300, '#f4f1ea', { rx: 14 }),
    rect(404, 592, 740, 18, '#ddd7c8'),
    many(8, (row) =>
      many(34, (column) =>
        circle(424 + column * 21, 478 + row * 16 + (row > 3 ? 82 : 0), 4, '#5b5648', { opacity: 0.7 }),
      ),
    ),
    line([420, 466], [1128, 466], '#d0453c', 3),
    line([420, 740], [1128, 740], '#2b7fd0', 3),
    [
      ['#ff5a4a', 760],
      ['#ffd24a', 840],
      ['#5ae07a', 920],
    ]
      .map(
        ([colour, x]) =>
          circle(Number(x), 560, 52, String(colour), { opacity: 0.22 }) +
          shape(`M${Number(x) - 20} 586V556a20 20 0 0 1 40 0V586Z`, String(colour)) +
          ellipse(Number(x) - 6, 552, 6, 10, '#ffffff', { opacity: 0.7 }),
      )
      .join(''),
    rect(560, 656, 110, 28, '#d8b48a', { rx: 13 }),
    ['#8a4a1e', '#d0453c', '#e8b43c'].map((colour, index) => rect(584 + index * 24, 656, 9, 28, colour)).join(''),
    wires,
  ]
  return { width, height, body: body.join(''), grain: 0.45 }
}

/** A cardboard model of a house. */
export const cardModel: Draw = (random) => {
  const [width, height] = [1280, 960]
  const face = (points: readonly Point[], colour: string) =>
    shape(polygon(points), colour, { stroke: '#ffffff', 'stroke-width': 2 })
  const box = (x: number, y: number, wide: number, deep: number, tall: number, tone: string) =>
    face(
      [
        [x, y],
        [x + wide, y + wide * 0.42],
        [x + wide, y + wide * 0.42 - tall],
        [x, y - tall],
      ],
      mix(tone, '#000000', 0.08),
    ) +
    face(
      [
        [x + wide, y + wide * 0.42],
        [x + wide + deep, y + wide * 0.42 - deep * 0.42],
        [x + wide + deep, y + wide * 0.42 - deep * 0.42 - tall],
        [x + wide, y + wide * 0.42 - tall],
      ],
      mix(tone, '#000000', 0.24),
    ) +
    face(
      [
        [x, y - tall],
        [x + wide, y + wide * 0.42 - tall],
        [x + wide + deep, y + wide * 0.42 - deep * 0.42 - tall],
        [x + deep, y - deep * 0.42 - tall],
      ],
      mix(tone, '#ffffff', 0.35),
    )
  const body = [
    defs(
      linear('desk', ['#c7b8a3', '#9c8a73'], 30),
      radial('light', ['#fff6dd/0.5', '#fff6dd/0', '#000000/0.35'], [0.3, 0.2], 0.95),
    ),
    rect(0, 0, width, height, 'url(#desk)'),
    face(
      [
        [130, 560],
        [640, 810],
        [1180, 560],
        [660, 330],
      ],
      '#dfe3d2',
    ),
    face(
      [
        [130, 560],
        [640, 810],
        [640, 840],
        [130, 590],
      ],
      '#b9bda9',
    ),
    face(
      [
        [640, 810],
        [1180, 560],
        [1180, 590],
        [640, 840],
      ],
      '#a3a793',
    ),
    box(360, 560, 220, 260, 190, '#f2ebdd'),
    box(560, 620, 170, 190, 120, '#e6d9c1'),
    many(4, (index) =>
      shape(
        polygon([
          [392 + index * 46, 500 + index * 19],
          [420 + index * 46, 512 + index * 19],
          [420 + index * 46, 452 + index * 19],
          [392 + index * 46, 440 + index * 19],
        ]),
        '#6f8fa8',
      ),
    ),
    many(3, (index) =>
      shape(
        polygon([
          [620 + index * 60, 620 - index * 25],
          [655 + index * 60, 605 - index * 25],
          [655 + index * 60, 545 - index * 25],
          [620 + index * 60, 560 - index * 25],
        ]),
        '#5f7f98',
      ),
    ),
    many(16, () => {
      const [x, y, size] = [random.between(260, 1060), 0, random.between(20, 40)]
      const ground = 560 + (x < 640 ? (x - 260) * 0.38 + 60 : (1060 - x) * 0.36 + 70) + random.between(-10, 30) + y
      return (
        line([x, ground], [x, ground - size], '#7b5a3e', 5) +
        circle(x, ground - size * 1.5, size, mix('#7fa65a', '#c5d98e', random.next()), { opacity: 0.94 }) +
        circle(x - size * 0.3, ground - size * 1.8, size * 0.4, '#ffffff', { opacity: 0.2 })
      )
    }),
    group(
      'translate(1010 800) rotate(-24)',
      rect(-190, -17, 380, 34, '#e8b43c', { rx: 4 }) +
        many(18, (index) =>
          line([-180 + index * 21, -17], [-180 + index * 21, index % 5 === 0 ? 6 : -4], '#5b4a1c', 2),
        ),
    ),
    group(
      'translate(240 250) rotate(16)',
      rect(-120, -80, 250, 170, '#fdfbf4') +
        many(4, (index) => handwriting(random, -100, -62 + index * 38, 22, 8, '#4a5568')),
    ),
    rect(0, 0, width, height, 'url(#light)'),
  ]
  return { width, height, body: body.join(''), grain: 0.55 }
}

/** Fabric, thread and buttons. */
export const sewing: Draw = (random) => {
  const size = 1080
  const cloths = ['#c2387a', '#2f7d8c', '#e0a458', '#6d7f5c', '#7a52b3', '#f2e3cf', '#b3563b'] as const
  const patches = many(5, (row) =>
    many(5, (column) => {
      const [x, y, colour] = [column * 216, row * 216, random.pick(cloths)]
      const kind = random.whole(0, 2)
      const pattern =
        kind === 0
          ? many(16, (index) =>
              circle(x + 34 + (index % 4) * 50, y + 34 + Math.floor(index / 4) * 50, 9, '#ffffff', { opacity: 0.55 }),
            )
          : kind === 1
            ? many(7, (index) =>
                line([x + 16 + index * 30, y + 4], [x + 16 + index * 30, y + 212], '#ffffff', 5, { opacity: 0.35 }),
              )
            : shape(pebble(random, x + 108, y + 108, 62, 62, 0.3), '#ffffff', { opacity: 0.35 })
      return (
        rect(x, y, 216, 216, colour) +
        pattern +
        rect(x + 9, y + 9, 198, 198, 'none', {
          stroke: '#fffaf0',
          'stroke-width': 3.4,
          'stroke-dasharray': '14 9',
          opacity: 0.85,
        })
      )
    }),
  )
  const body = [
    defs(radial('light', ['#ffffff/0.3', '#ffffff/0', '#000000/0.35'], [0.35, 0.25], 0.95)),
    patches,
    [
      [230, 830],
      [330, 900],
      [860, 300],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          ellipse(x + 6, y + 10, 44, 44, '#000000', { opacity: 0.25 }) +
          circle(x, y, 42, cloths[index * 2] ?? '#ffffff') +
          circle(x, y, 30, 'none', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.6 }) +
          [
            [-9, -9],
            [9, -9],
            [-9, 9],
            [9, 9],
          ]
            .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 5, '#2a1d24'))
            .join(''),
      )
      .join(''),
    group(
      'translate(690 640) rotate(-38)',
      rect(-230, -4, 460, 8, '#e6ebf0', { rx: 4 }) + ellipse(-214, 0, 13, 2.4, '#55606b'),
    ),
    stroke(
      curve([
        [510, 780],
        [420, 700],
        [560, 600],
        [380, 480],
        [520, 400],
        [700, 470],
      ]),
      '#fff6d6',
      5,
    ),
    rect(0, 0, size, size, 'url(#light)'),
  ]
  return { width: size, height: size, body: body.join(''), grain: 0.7 }
}
