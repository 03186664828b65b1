//! Chinese characters that only one of the two standards has.

/// Simplified characters of everyday interface words, each with its traditional counterpart at the same place.
const SIMPLIFIED: &str = "围墙这个时对盘动过给开关间进还没让边赢败线电脑设选语请认实后从会们来说话读写输击点发现复删资讯载连断网错误\
    览据项键声画颜红黄蓝绿场块颗军战术级难强练习规则记录顺势险剩阻挡隔堵绕转弯轮数计钟长宽达终头双单满创建邀链码享扫贴";
const TRADITIONAL: &str = "圍牆這個時對盤動過給開關間進還沒讓邊贏敗線電腦設選語請認實後從會們來說話讀寫輸擊點發現復刪資訊載連斷網錯誤\
    覽據項鍵聲畫顏紅黃藍綠場塊顆軍戰術級難強練習規則記錄順勢險剩阻擋隔堵繞轉彎輪數計鐘長寬達終頭雙單滿創建邀鏈碼享掃貼";

/// The first character that belongs to the other standard.
pub(super) fn wrong_variant(language: &str, text: &str) -> Option<char> {
    let (ours, others) = match language {
        "zh-CN" => (SIMPLIFIED, TRADITIONAL),
        "zh-TW" => (TRADITIONAL, SIMPLIFIED),
        _ => return None,
    };
    text.chars().find(|&letter| others.contains(letter) && !ours.contains(letter))
}
