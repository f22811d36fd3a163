export interface Worker {
  /** Works as soon as what is under way is done. */
  wake(): void;
  /** Stops after what is under way. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  /** Pause in ms, for what other processes left to do. */
  interval: number;
  /** Does what is due; may end early once `isStopped` says so. */
  work(isStopped: () => boolean): Promise<void>;
  /** Told what `work` threw; the worker goes on. */
  onError(error: unknown): void;
}

/** Works again and again until stopped, once at a time; a wake while it waits for its turn is the same turn. */
export function startWorker({ interval, work, onError }: WorkerOptions): Worker {
  let isStopped = false;
  let isAwake = false;
  let running: Promise<void> = Promise.resolve();
  const turn = async () => {
    isAwake = false;
    await work(() => isStopped).catch(onError);
  };
  const wake = () => {
    if (isStopped || isAwake) return;
    isAwake = true;
    running = running.then(turn);
  };
  const timer = setInterval(wake, interval);
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
