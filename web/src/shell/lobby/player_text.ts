// The names of the computer players in lists.

export const text = {
  level: (level: number, player: string) => `Level ${level}: ${player}`,
  levels: 'Levels',
  otherPlayers: 'Other players',
};
