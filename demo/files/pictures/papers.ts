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
} from './ink.ts'

const desk = (random: Random, width: number, height: number, wood: [string, string]) =>
  rect(0, 0, width, height, wood[0]) +
  many(60, () => {
    const y = random.next() * height
    return stroke(
      curve([
        [-20, y],
        [width * 0.3, y + random.between(-14, 14)],
        [width * 0.7, y + random.between(-14, 14)],
        [width + 20, y + random.between(-8, 8)],
      ]),
      wood[1],
      random.between(1, 7),
      { opacity: random.between(0.06, 0.24) },
    )
  })

interface Page {
  wood: [string, string]
  ink: string
  accent: string
  sketch: (random: Random, ink: string, accent: string) => string
  isSquared?: boolean
}

/** A notebook page on a desk, with writing and a sketch. */
export const notebook =
  ({ wood, ink, accent, sketch, isSquared = false }: Page): Draw =>
  (random) => {
    const [width, height] = [1000, 1300]
    const [left, top, wide, tall] = [110, 90, 780, 1110]
    const rules = isSquared
      ? many(20, (index) =>
          line([left + index * 41, top], [left + index * 41, top + tall], '#8fb3d9', 1, { opacity: 0.4 }),
        ) +
        many(28, (index) =>
          line([left, top + index * 41], [left + wide, top + index * 41], '#8fb3d9', 1, { opacity: 0.4 }),
        )
      : many(19, (index) =>
          line([left + 20, top + 150 + index * 52], [left + wide - 20, top + 150 + index * 52], '#8fb3d9', 1.6, {
            opacity: 0.55,
          }),
        )
    const lines = many(7, (index) => {
      const count = index === 6 ? random.whole(6, 11) : random.whole(14, 17)
      return handwriting(random, left + 96, top + 166 + index * 52, 32, count, ink)
    })
    const more = many(4, (index) => {
      const y = top + 894 + index * 52
      return circle(left + 112, y + 16, 6, accent) + handwriting(random, left + 136, y, 30, random.whole(8, 15), ink)
    })
    const page = [
      rect(left + 16, top + 22, wide, tall, '#000000', { opacity: 0.28, rx: 12 }),
      rect(left + 5, top + 6, wide, tall, '#e9e3d3', { rx: 10 }),
      rect(left, top, wide, tall, 'url(#page)', { rx: 10 }),
      rules,
      line([left + 74, top], [left + 74, top + tall], '#e58c8c', 2, { opacity: 0.6 }),
      many(12, (index) => circle(left + 36, top + 76 + index * 88, 13, mix(wood[0], '#000000', 0.35))),
      handwriting(random, left + 98, top + 62, 50, 8, mix(ink, '#000000', 0.2)),
      rect(left + 94, top + 120, 440, 12, accent, { opacity: 0.4, rx: 6 }),
      lines,
      rect(left + 96 + random.between(0, 180), top + 266, 210, 38, accent, { opacity: 0.22, rx: 8 }),
      group(`translate(${left + 110} ${top + 545})`, sketch(random, ink, accent)),
      more,
    ].join('')
    const body = [
      defs(
        linear('page', ['#fffdf6', '#f6f0e0'], 20),
        radial('lamp', ['#ffffff/0.3', '#ffffff/0', '#000000/0.4'], [0.35, 0.25], 0.95),
      ),
      desk(random, width, height, wood),
      group(`rotate(${random.between(-2.6, 2.6)} 500 650)`, page),
      group(
        'translate(905 330) rotate(14)',
        rect(-13, 0, 26, 480, accent, { rx: 5 }) +
          rect(-13, 0, 9, 480, '#ffffff', { opacity: 0.3, rx: 4 }) +
          shape('M-13 480L0 540L13 480Z', '#e8cfa4') +
          shape('M-5 518L0 540L5 518Z', '#2b2b2b'),
      ),
      rect(0, 0, width, height, 'url(#lamp)'),
    ]
    return { width, height, body: body.join(''), grain: 0.55 }
  }

export const sketches = {
  bean: (random: Random, ink: string, accent: string) =>
    many(4, (index) => {
      const [x, tall] = [60 + index * 165, 50 + index * 62]
      return [
        line([x - 56, 280], [x + 56, 280], ink, 4),
        stroke(
          curve([
            [x, 280],
            [x - 8, 280 - tall * 0.5],
            [x + 4, 280 - tall],
          ]),
          '#4f9d4a',
          6,
        ),
        index > 0
          ? shape(pebble(random, x - 30, 280 - tall * 0.8, 32, 17, 0.2), '#7cc06b')
          : ellipse(x, 280, 16, 11, accent),
        index > 1 ? shape(pebble(random, x + 36, 280 - tall * 0.95, 34, 18, 0.2), '#63ad56') : '',
        stroke(
          curve([
            [x, 282],
            [x - 14, 300],
            [x - 20, 312],
          ]),
          '#b08a5a',
          3,
        ),
      ].join('')
    }),
  wave: (_: Random, ink: string, accent: string) =>
    stroke(polyline(times(71, (step): Point => [step * 9, 160 - Math.sin(step / 6) * 80])), accent, 6) +
    stroke(polyline(times(71, (step): Point => [step * 9, 160 - Math.sin(step / 3) * 40])), ink, 4, {
      'stroke-dasharray': '10 8',
    }) +
    line([0, 160], [650, 160], ink, 3) +
    line([0, 40], [0, 290], ink, 3) +
    stroke('M112 60V20M282 60V20M112 34H282', ink, 2.4),
  rocks: (random: Random, ink: string, accent: string) =>
    many(6, (index) => {
      const y = 30 + index * 46
      const edge = times(8, (step): Point => [step * 92, y + random.between(-9, 9)])
      return (
        stroke(curve(edge), ink, 4) +
        many(16, () => {
          const [x, down] = [random.between(10, 630), y + random.between(12, 38)]
          return index % 2 === 0 ? circle(x, down, 3, accent) : line([x, down], [x + 16, down], ink, 2.4)
        })
      )
    }),
  vectors: (_: Random, ink: string, accent: string) =>
    line([40, 280], [620, 280], ink, 3) +
    shape(
      polygon([
        [120, 280],
        [460, 280],
        [460, 90],
      ]),
      accent,
      { opacity: 0.18 },
    ) +
    stroke('M120 280L460 90L460 280', ink, 5) +
    group('translate(300 180) rotate(-29)', rect(-50, -72, 100, 70, '#ffffff', { stroke: ink, 'stroke-width': 5 })) +
    [
      [282, 150, 282, 290, '#c23b2e'],
      [282, 150, 222, 46, '#1472d8'],
      [282, 150, 400, 84, '#2f8f5b'],
    ]
      .map(
        ([x1, y1, x2, y2, colour]) =>
          line([Number(x1), Number(y1)], [Number(x2), Number(y2)], String(colour), 6) +
          circle(Number(x2), Number(y2), 9, String(colour)),
      )
      .join(''),
  house: (random: Random, ink: string, accent: string) =>
    stroke('M60 290V150L220 50L380 150V290Z', ink, 5) +
    stroke('M30 170L220 40L410 170', accent, 8) +
    rect(180, 200, 80, 90, accent, { opacity: 0.35 }) +
    stroke('M180 290V200H260V290M90 180h60v50h-60zM290 180h60v50h-60z', ink, 4) +
    stroke(
      curve([
        [430, 290],
        [470, 190],
        [460, 120],
        [520, 70],
        [560, 140],
        [540, 220],
        [560, 290],
      ]),
      '#4f9d4a',
      5,
    ) +
    handwriting(random, 430, 20, 26, 6, ink),
} as const

/** Sticky notes on a wall after a good discussion. */
export const stickyNotes =
  (wall: string, notes: readonly [string, ...string[]]): Draw =>
  (random) => {
    const [width, height] = [1400, 900]
    const papers = many(3, (row) =>
      many(6, (column) => {
        if (random.next() < 0.12) return ''
        const [x, y] = [70 + column * 222 + random.between(-14, 14), 60 + row * 276 + random.between(-14, 14)]
        const colour = random.pick(notes)
        const ink = mix(colour, '#1d2330', 0.8)
        const paper = [
          shape(`M6 14H196Q204 110 190 206H6Z`, '#000000', { opacity: 0.17 }),
          shape('M0 0H190V180Q176 196 160 196H0Z', colour),
          shape('M190 180Q176 196 160 196L170 172Z', mix(colour, '#000000', 0.16)),
          rect(0, 0, 190, 26, '#000000', { opacity: 0.045 }),
          many(random.whole(2, 4), (index) => handwriting(random, 18, 36 + index * 36, 24, random.whole(3, 6), ink)),
          random.next() > 0.72 ? stroke('M120 150l16 16l30 -40', '#c23b2e', 7) : '',
        ].join('')
        return group(`translate(${x} ${y}) rotate(${random.between(-5, 5)} 95 98)`, paper)
      }),
    )
    const strings = stroke(
      curve([
        [160, 160],
        [430, 300],
        [640, 180],
        [900, 420],
        [1180, 250],
      ]),
      '#c23b2e',
      4,
      { opacity: 0.55 },
    )
    const body = [
      defs(radial('light', ['#ffffff/0.4', '#ffffff/0', '#000000/0.22'], [0.4, 0.2], 0.9)),
      rect(0, 0, width, height, wall),
      many(300, () =>
        circle(random.next() * width, random.next() * height, random.between(1, 2.4), mix(wall, '#5b4426', 0.5), {
          opacity: 0.3,
        }),
      ),
      papers,
      strings,
      rect(0, 0, width, height, 'url(#light)'),
    ]
    return { width, height, body: body.join(''), grain: 0.45 }
  }

/** Sheet music on a stand. */
export const sheetMusic =
  (paper: string, ink: string): Draw =>
  (random) => {
    const [width, height] = [1280, 900]
    const staves = many(4, (row) => {
      const y = 120 + row * 190
      const notes: string[] = []
      let x = 190
      while (x < 1120) {
        const count = random.whole(1, 4)
        const heads = times(count, (index): Point => [x + index * 50, y + 48 - random.whole(-2, 6) * 12])
        for (const [hx, hy] of heads) {
          notes.push(ellipse(hx, hy, 13, 9.6, ink, { transform: `rotate(-22 ${hx} ${hy})` }))
          notes.push(line([hx + 11, hy - 4], [hx + 11, Math.min(hy - 70, y - 20)], ink, 3.4))
        }
        const [first, last] = [heads[0], heads.at(-1)]
        if (count > 1 && first !== undefined && last !== undefined) {
          const beam = Math.min(...heads.map(([, hy]) => hy - 70), y - 20)
          notes.push(
            shape(
              polygon([
                [first[0] + 9, beam],
                [last[0] + 13, beam - 6],
                [last[0] + 13, beam + 8],
                [first[0] + 9, beam + 14],
              ]),
              ink,
            ),
          )
        }
        x += count * 50 + random.between(24, 50)
        if (random.next() > 0.66) {
          notes.push(line([x - 20, y], [x - 20, y + 48], ink, 3))
          x += 16
        }
      }
      return [
        many(5, (index) => line([100, y + index * 12], [1180, y + index * 12], ink, 1.8, { opacity: 0.75 })),
        stroke(
          `M140 ${y + 62}q-16 2 -14 -12q4 -14 22 -10q18 8 10 26q-14 16 -32 4q-20 -20 4 -44q26 -24 18 -52q-10 -16 -18 6l14 84q0 18 -16 16`,
          ink,
          4.4,
        ),
        notes.join(''),
      ].join('')
    })
    const body = [
      defs(
        linear('paper', [mix(paper, '#ffffff', 0.5), paper], 25),
        radial('shade', ['#000000/0', '#000000/0', '#000000/0.34'], [0.4, 0.35], 0.85),
      ),
      rect(0, 0, width, height, 'url(#paper)'),
      staves,
      stroke('M520 240q70 40 150 0M300 620q110 52 210 4', '#c23b2e', 4, { opacity: 0.75 }),
      circle(860, 338, 44, 'none', { stroke: '#1472d8', 'stroke-width': 4, opacity: 0.75 }),
      handwriting(random, 930, 262, 26, 4, '#1472d8'),
      handwriting(random, 690, 78, 26, 5, '#c23b2e'),
      rect(0, 0, width, height, 'url(#shade)'),
    ]
    return { width, height, body: body.join(''), grain: 0.6 }
  }

/** A slide projected in a dark classroom. */
export const projection =
  (colours: readonly [string, string, string]): Draw =>
  (random) => {
    const [width, height] = [1400, 788]
    const heads = many(9, (index) => {
      const x = 80 + index * 158 + random.between(-20, 20)
      const y = 740 + random.between(-26, 26)
      return shape(
        `M${x - 92} 800C${x - 86} ${y + 10} ${x - 44} ${y + 6} ${x - 30} ${y - 8}A46 50 0 1 1 ${x + 30} ${y - 8}C${x + 44} ${y + 6} ${x + 86} ${y + 10} ${x + 92} 800Z`,
        '#0b1018',
      )
    })
    const body = [
      defs(
        linear('room', ['#1b2433', '#2a3447']),
        linear('slide', [mix(colours[0], '#ffffff', 0.82), mix(colours[1], '#ffffff', 0.76)], 40),
        radial('beam', ['#ffffff/0.26', '#ffffff/0'], [0.5, 0.4], 0.62),
      ),
      rect(0, 0, width, height, 'url(#room)'),
      rect(0, 0, width, height, 'url(#beam)'),
      rect(230, 70, 940, 530, 'url(#slide)'),
      rect(290, 128, 360, 34, mix(colours[0], '#1b2430', 0.45), { rx: 8 }),
      rect(290, 180, 230, 14, mix(colours[0], '#1b2430', 0.3), { rx: 7, opacity: 0.6 }),
      many(
        4,
        (index) =>
          circle(304, 262 + index * 62, 9, colours[2]) +
          handwriting(random, 330, 246 + index * 62, 30, random.whole(7, 10), mix(colours[0], '#1b2430', 0.7)),
      ),
      many(5, (index) =>
        rect(
          780 + index * 66,
          500 - (80 + index * 52 + random.between(-26, 26)),
          44,
          80 + index * 52,
          index === 4 ? colours[2] : colours[0],
          { rx: 5, opacity: 0.9 },
        ),
      ),
      line([760, 504], [1120, 504], '#1b2430', 4, { opacity: 0.6 }),
      group(
        'translate(1240 620)',
        shape('M-46 180V40C-46 -6 -24 -16 0 -16S46 -6 46 40V180Z', '#27364f') +
          circle(0, -58, 44, '#3a2a22') +
          shape('M-42 30L-170 -46L-160 -66L-30 2Z', '#27364f'),
      ),
      heads,
    ]
    return { width, height, body: body.join(''), grain: 0.55 }
  }

/** Watercolour washes on paper. */
export const watercolour =
  (colours: readonly [string, ...string[]], isPortrait = false): Draw =>
  (random) => {
    const [width, height] = isPortrait ? [960, 1280] : [1200, 1000]
    const washes = many(46, () => {
      const colour = random.pick(colours)
      const [x, y] = [random.between(0.14, 0.86) * width, random.between(0.16, 0.84) * height]
      const size = random.between(60, 230)
      return many(4, (layer) =>
        shape(
          pebble(
            random,
            x + random.between(-16, 16),
            y + random.between(-16, 16),
            size * (1 - layer * 0.16),
            size * (0.8 - layer * 0.13),
            0.2,
          ),
          mix(colour, '#ffffff', 0.08 * layer),
          { opacity: 0.09 + 0.02 * layer },
        ),
      )
    })
    const splashes = many(80, () =>
      circle(random.next() * width, random.next() * height, 1 + random.next() ** 3 * 9, random.pick(colours), {
        opacity: random.between(0.2, 0.6),
      }),
    )
    const stems = many(12, (index) => {
      const x = width * (0.24 + index * 0.05)
      const top = height * random.between(0.24, 0.56)
      return (
        stroke(
          curve([
            [x, height * 0.84],
            [x + random.between(-30, 30), height * 0.66],
            [x + random.between(-50, 50), top],
          ]),
          '#3c5a45',
          random.between(2, 5),
          { opacity: 0.75 },
        ) +
        shape(
          pebble(random, x + random.between(-40, 40), top, random.between(22, 54), random.between(20, 46), 0.24),
          random.pick(colours),
          { opacity: 0.75 },
        )
      )
    })
    const body = [
      rect(0, 0, width, height, '#ece5d8'),
      rect(46, 46, width - 92, height - 92, '#fdfbf4'),
      group('', washes, { 'clip-path': 'url(#paper)' }),
      defs(`<clipPath id="paper"><rect x="46" y="46" width="${width - 92}" height="${height - 92}"/></clipPath>`),
      splashes,
      stems,
    ]
    return { width, height, body: body.join(''), grain: 0.8 }
  }

/** A letter of thanks or a certificate, with its seal. */
export const certificate =
  (edge: string, seal: string): Draw =>
  (random) => {
    const [width, height] = [1280, 905]
    const body = [
      defs(linear('paper', ['#fffdf5', '#f4ecd8'], 40), radial('shade', ['#ffffff/0', '#000000/0.2'], [0.4, 0.4], 0.9)),
      rect(0, 0, width, height, '#3b3530'),
      rect(54, 48, width - 108, height - 96, 'url(#paper)'),
      rect(86, 80, width - 172, height - 160, 'none', { stroke: edge, 'stroke-width': 8 }),
      rect(102, 96, width - 204, height - 192, 'none', { stroke: edge, 'stroke-width': 2 }),
      [
        [86, 80, 0],
        [1194, 80, 90],
        [1194, 825, 180],
        [86, 825, 270],
      ]
        .map(([x, y, turn]) =>
          group(
            `translate(${x} ${y}) rotate(${turn})`,
            stroke('M0 74Q8 8 74 0M22 96Q30 30 96 22', edge, 6) + circle(30, 30, 9, edge),
          ),
        )
        .join(''),
      handwriting(random, 452, 160, 88, 4, mix(edge, '#241a10', 0.6)),
      many(4, (row) => handwriting(random, 240, 346 + row * 68, 40, row === 3 ? 8 : 18, '#4a4038')),
      handwriting(random, 700, 690, 42, 8, '#4a4038'),
      group(
        'translate(330 700)',
        shape('M-30 40L-56 150L-10 124L6 158L34 44Z', seal) +
          many(20, (index) => group(`rotate(${index * 18})`, shape('M-14 0L0 -92L14 0Z', mix(seal, '#f7d27a', 0.45)))) +
          circle(0, 0, 70, seal) +
          circle(0, 0, 56, 'none', { stroke: '#ffe9b8', 'stroke-width': 4 }) +
          shape('M0 -36L10 -11L36 -11L15 6L23 32L0 16L-23 32L-15 6L-36 -11L-10 -11Z', '#ffe9b8'),
      ),
      rect(0, 0, width, height, 'url(#shade)'),
    ]
    return { width, height, body: body.join(''), grain: 0.5 }
  }
