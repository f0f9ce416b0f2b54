'use client'

import { clsx } from 'clsx'
import { Play, VideoOff } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { VideoMessages } from '@/lib/messages/en/video'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { Icon } from './icon'
import { useNear } from './use-near'

export type VideoSource = {
  src: string
  /** Its media type, so that a browser fetches only what it can play. */
  type?: string
}

type Props = {
  /** The film in one or more forms, the best first; none where there is no film. */
  sources: readonly VideoSource[]
  poster: string | null
  /** It ends as it begins, and is played until it is paused. */
  isLoop?: boolean
  /** What it is called. */
  title: string
  text: VideoMessages
}

/**
 * A film in a frame of 16 to 9 (spec 1 §2, "Video"). Nothing of it is fetched before it comes near the
 * window. Without JavaScript the browser's own controls play it.
 */
export function PromoVideo({ sources, poster, isLoop = false, title, text }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'playable' | 'failed'>('loading')
  const isNear = useNear(frame)
  const [wasNear, setWasNear] = useState(false)
  if (isNear && !wasNear) setWasNear(true)

  if (sources.length === 0 || state === 'failed') {
    return (
      <div
        className={clsx(
          'grid place-items-center content-center gap-3 rounded-panel border border-dashed border-line-2 bg-sunk px-5 py-12 text-ink-2',
          // One that failed leaves its room as it was: nothing below jumps.
          sources.length > 0 && 'aspect-video',
        )}
      >
        <Icon of={VideoOff} size={28} />
        <p role="status">{text.none}</p>
      </div>
    )
  }
  const film: ComponentProps<'video'> = {
    poster: poster ?? undefined,
    playsInline: true,
    loop: isLoop,
    'aria-label': title,
    className: 'size-full object-cover',
    children: sources.map((source, index) => (
      <source
        key={source.src}
        {...source}
        // One after the other is tried: the film has failed with the last.
        onError={index === sources.length - 1 ? () => setState('failed') : undefined}
      />
    )),
  }
  return (
    <div ref={frame} className="relative aspect-video overflow-hidden rounded-panel bg-sunk">
      <noscript>
        <video {...film} controls preload="none" />
      </noscript>
      <Film
        film={film}
        isWanted={wasNear}
        // Before it is wanted nothing is fetched, and nobody waits for it.
        isLoading={wasNear && state === 'loading'}
        onLoading={(isLoading) => setState(isLoading ? 'loading' : 'playable')}
        onFailed={() => setState('failed')}
        labels={{
          loading: text.loading,
          play: fillMessage(text.play, { title }),
          pause: fillMessage(text.pause, { title }),
        }}
      />
    </div>
  )
}

type FilmProps = {
  film: ComponentProps<'video'>
  /** Whether its poster and its data may be fetched. */
  isWanted: boolean
  isLoading: boolean
  onLoading: (isLoading: boolean) => void
  onFailed: () => void
  labels: { loading: string; play: string; pause: string }
}

function Film({ film, isWanted, isLoading, onLoading, onFailed, labels }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)

  // Sources that all failed before React listened; their events are lost.
  useEffect(() => {
    if (isWanted && video.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) onFailed()
  }, [isWanted, onFailed])

  async function toggle() {
    if (video.current === null) return
    if (!video.current.paused) return video.current.pause()
    try {
      await video.current.play()
    } catch (error) {
      // Anything else is no fault of the film: a pause before its first picture, or a browser that forbids it.
      if (error instanceof DOMException && error.name === 'NotSupportedError') onFailed()
    }
  }

  return (
    <div className="absolute inset-0 noscript:hidden">
      <video
        {...film}
        ref={video}
        poster={isWanted ? film.poster : undefined}
        preload={isWanted ? 'auto' : 'none'}
        onCanPlay={() => onLoading(false)}
        onPlaying={() => onLoading(false)}
        onWaiting={() => onLoading(true)}
        // Some phones fetch nothing before they are told to play.
        onSuspend={() => isWanted && onLoading(false)}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      />
      <button
        type="button"
        onClick={toggle}
        aria-label={isPlaying ? labels.pause : labels.play}
        className="group absolute inset-0 grid cursor-pointer place-items-center rounded-panel focus-visible:-outline-offset-4 focus-visible:outline-turmeric"
      >
        {!isPlaying && (
          <span className="grid aspect-square w-[18%] max-w-22 min-w-14 place-items-center rounded-full bg-white text-river-deep shadow-float transition-[background-color,scale] duration-200 ease-calm group-hover:bg-turmeric motion-safe:group-hover:scale-105">
            <Icon of={Play} size={32} className="translate-x-0.5 fill-current" />
          </span>
        )}
      </button>
      <div role="status" className="pointer-events-none absolute inset-x-0 bottom-4 text-center text-sm text-white">
        {isLoading && <span className="rounded-full bg-river-deep/85 px-4 py-1.5">{labels.loading}</span>}
      </div>
    </div>
  )
}
