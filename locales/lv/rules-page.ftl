### Noteikumu lapas pogas

rules-figure-play = Parādīt gājienu
rules-figure-play-each = Parādīt gājienus
rules-figure-try = Parādīt barjeru
rules-figure-played = Gājiens: { $move }.
rules-figure-refused = Nav atļauts: { $move }. { $reason }
