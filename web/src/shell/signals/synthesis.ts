// Short sounds, made when they are heard: there are no files of them.

import type { Sound } from './hearing';

let context: AudioContext | null = null;

interface Knock {
  /** Seconds after now. */
  after?: number;
  /** Hz. */
  pitch: number;
  /** Seconds. */
  length: number;
  loudness?: number;
}

/** A level that begins at once and dies away. */
function dyingAway(of: AudioContext, at: number, { length, loudness = 1 }: Knock): GainNode {
  const level = of.createGain();
  level.gain.setValueAtTime(loudness, at);
  level.gain.exponentialRampToValueAtTime(0.001, at + length);
  return level;
}

/** Wood or bone on wood: a little noise around a pitch. */
function knock(of: AudioContext, out: AudioNode, blow: Knock): void {
  const at = of.currentTime + (blow.after ?? 0);
  const noise = of.createBuffer(1, Math.ceil(of.sampleRate * blow.length), of.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  const source = of.createBufferSource();
  source.buffer = noise;
  const filter = of.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = blow.pitch;
  filter.Q.value = 3;
  source
    .connect(filter)
    .connect(dyingAway(of, at, blow))
    .connect(out);
  source.start(at);
}

/** A tone; one that falls is a thump. */
function tone(of: AudioContext, out: AudioNode, blow: Knock, falls = 1): void {
  const at = of.currentTime + (blow.after ?? 0);
  const source = of.createOscillator();
  source.frequency.setValueAtTime(blow.pitch, at);
  source.frequency.exponentialRampToValueAtTime(blow.pitch * falls, at + blow.length);
  source.connect(dyingAway(of, at, blow)).connect(out);
  source.start(at);
  source.stop(at + blow.length);
}

const sounds: Readonly<Record<Sound, (of: AudioContext, out: AudioNode) => void>> = {
  dice(of, out) {
    const blows = [0, 0.07, 0.13, 0.21, 0.33];
    for (const [i, after] of blows.entries())
      knock(of, out, { after, pitch: 2600 - 300 * i, length: 0.06, loudness: 1.6 - 0.2 * i });
  },
  counter(of, out) {
    knock(of, out, { pitch: 900, length: 0.07, loudness: 1.4 });
    tone(of, out, { pitch: 190, length: 0.08, loudness: 0.5 }, 0.6);
  },
  seal(of, out) {
    tone(of, out, { pitch: 130, length: 0.28, loudness: 1 }, 0.45);
    knock(of, out, { pitch: 420, length: 0.12, loudness: 0.9 });
  },
  alarm(of, out) {
    tone(of, out, { pitch: 659, length: 0.7, loudness: 0.5 });
    tone(of, out, { after: 0.22, pitch: 880, length: 0.9, loudness: 0.5 });
  },
};

export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  sounds[sound](context, out);
}
