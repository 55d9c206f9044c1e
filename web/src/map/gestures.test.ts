import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Gestures } from './gestures';

const moved = { isMoving: false, pan: vi.fn(), zoom: vi.fn(), pinch: vi.fn(), settle: vi.fn() };
const frame = {
  getBoundingClientRect: () => ({ left: 100, top: 50 }),
  setPointerCapture: vi.fn(),
} as unknown as HTMLElement;

function finger(pointerId: number, clientX: number, clientY: number): PointerEvent {
  const target = { closest: () => null };
  return { pointerId, clientX, clientY, pointerType: 'touch', target } as unknown as PointerEvent;
}

let gestures: Gestures;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  moved.isMoving = false;
  moved.settle.mockImplementation(() => (moved.isMoving = false));
  gestures = new Gestures(moved, () => frame);
});

describe('one finger', () => {
  it('that slips is a press', () => {
    gestures.press(finger(1, 200, 200));
    gestures.drag(finger(1, 203, 203));
    gestures.release(finger(1, 203, 203));
    expect(moved.pan).not.toHaveBeenCalled();
    expect(gestures.endsGesture).toBe(false);
  });
  it('that goes on takes the plate along, and the click that ends it is none', () => {
    gestures.press(finger(1, 200, 200));
    gestures.drag(finger(1, 210, 195));
    expect(moved.pan).toHaveBeenLastCalledWith({ x: 10, y: -5 });
    gestures.drag(finger(1, 211, 195));
    expect(moved.pan).toHaveBeenLastCalledWith({ x: 1, y: 0 });
    gestures.release(finger(1, 211, 195));
    expect(moved.settle).toHaveBeenCalled();
    expect(gestures.endsGesture).toBe(true);
    vi.advanceTimersByTime(60);
    expect(gestures.endsGesture).toBe(false);
  });
});

describe('two fingers', () => {
  it('pinch, and the gesture ends with the last of them', () => {
    gestures.press(finger(1, 200, 200));
    gestures.press(finger(2, 300, 200));
    gestures.drag(finger(2, 320, 200));
    // From the corner of the frame, at 100 50.
    expect(moved.pinch).toHaveBeenCalledWith(
      { x: 100, y: 150 },
      { x: 200, y: 150 },
      { x: 220, y: 150 },
    );
    gestures.release(finger(1, 200, 200));
    expect(moved.settle).not.toHaveBeenCalled();
    gestures.release(finger(2, 320, 200));
    expect(moved.settle).toHaveBeenCalledOnce();
  });
});

describe('what can be carried', () => {
  const carrier = { take: vi.fn(() => true), carry: vi.fn(), put: vi.fn(), putBack: vi.fn() };
  const carrying = () => new Gestures(moved, () => frame, carrier);

  it('goes with the finger instead of the plate, and is put down where it is lifted', () => {
    const hand = carrying();
    hand.press(finger(1, 200, 200));
    hand.drag(finger(1, 210, 195));
    hand.release(finger(1, 210, 195));
    expect(carrier.take).toHaveBeenCalledExactlyOnceWith({ x: 100, y: 150 });
    expect(carrier.carry).toHaveBeenCalledOnce();
    expect(carrier.put).toHaveBeenCalledOnce();
    expect(carrier.putBack).not.toHaveBeenCalled();
    expect(moved.pan).not.toHaveBeenCalled();
  });

  it('goes back when a second finger comes, or the gesture is broken off', () => {
    const hand = carrying();
    hand.press(finger(1, 200, 200));
    hand.drag(finger(1, 210, 195));
    hand.press(finger(2, 300, 300));
    expect(carrier.putBack).toHaveBeenCalledOnce();
    hand.release(finger(2, 300, 300));
    hand.release(finger(1, 210, 195));
    expect(carrier.put).not.toHaveBeenCalled();
  });

  it('is not taken where there is nothing: the plate moves', () => {
    carrier.take.mockReturnValueOnce(false);
    const hand = carrying();
    hand.press(finger(1, 200, 200));
    hand.drag(finger(1, 210, 195));
    expect(moved.pan).toHaveBeenCalledOnce();
  });
});
