// Words that mean the same in a search, in English and in German. A name of two words is found where both stand.

/** Each line is one meaning. */
export const SYNONYMS = `
castle, castling, rochade, rochieren
en passant, vorbeigehen, ep
draw, drawn, remis, unentschieden
stalemate, patt
checkmate, mate, matt, schachmatt
check, schach
win, won, winner, victory, game ends, gewinn, gewinnen, gewinne, gewonnen, sieg
lose, lost, loss, defeat, game ends, verlieren, verliere, verloren, niederlage
end, over, ende, spielende
resign, surrender, aufgeben
king, könig
queen, dame
rook, turm
bishop, läufer
knight, horse, springer, pferd
pawn, bauer, bauern
unicorn, einhorn
man, men, stein, steine
piece, figur, figuren
square, cell, field, feld, felder
column, säule, säulen
level, floor, ebene, ebenen
board, brett, bretter
movable, moveable, beweglich
move, zug, züge, ziehen
capture, take, schlagen, schlag
promote, promotion, umwandlung, umwandeln
time out, timeout, auszeit
return, rematerialize, rematerialization, zurückkehren, rückkehr
annihilate, annihilation, eliminate, auslöschung, auslöschen
speed move, tempo
series, serie
huff, huffed, huffing, pusten, pustet, gepustet, geblasen, blasen
obligatory, compulsory, mandatory, schlagzwang
repetition, threefold, wiederholung
attack, threat, angriff, angreifen
setup, start, aufstellung, grundstellung, startaufstellung
position, fen, stellung
record, pgn, pdn, partie
notation, san
engine, computer, ai, bot, opponent, gegner
hint, tipp
strength, strong, elo, spielstärke
level, difficulty, stufe
rule, regel, regeln
white, weiß
black, schwarz
error, exception, fehler
install, installation, npm, installieren
embed, iframe, einbetten
event, listener, ereignis
offline, internet
types, typescript
csp, policy
wasm, webassembly
`
  .trim()
  .split("\n")
  .map((line) => line.split(", "));

/** Words of questions that say nothing of what is looked for. */
export const STOP_WORDS = new Set(
  `a an and are as at be by can could do does for from get has have how i if in is it its make may me must my of on or
  should so than that the their then there they this to use was we what when where which who why will with would you your
  auf aus bei bin das dem den der des die du ein eine einem einen einer er es für geht gibt hat ich ihr im ist kann man
  mein mit nicht oder sein sich sie sind um und von wann was welche wenn wer wie wird wo zu zum zur`.split(/\s+/),
);
