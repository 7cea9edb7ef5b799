namespace SerBench.Formats.Tests.Hostile;

#pragma warning disable CA1051, SA1401, SA1132
// A type of 302 fields, whose readers and writers need much stack.
public sealed class Wide
{
    public int I0, I1, I2, I3, I4, I5, I6, I7, I8, I9;
    public int I10, I11, I12, I13, I14, I15, I16, I17, I18, I19;
    public int I20, I21, I22, I23, I24, I25, I26, I27, I28, I29;
    public int I30, I31, I32, I33, I34, I35, I36, I37, I38, I39;
    public int I40, I41, I42, I43, I44, I45, I46, I47, I48, I49;
    public int I50, I51, I52, I53, I54, I55, I56, I57, I58, I59;
    public int I60, I61, I62, I63, I64, I65, I66, I67, I68, I69;
    public int I70, I71, I72, I73, I74, I75, I76, I77, I78, I79;
    public int I80, I81, I82, I83, I84, I85, I86, I87, I88, I89;
    public int I90, I91, I92, I93, I94, I95, I96, I97, I98, I99;
    public string? S0, S1, S2, S3, S4, S5, S6, S7, S8, S9;
    public string? S10, S11, S12, S13, S14, S15, S16, S17, S18, S19;
    public string? S20, S21, S22, S23, S24, S25, S26, S27, S28, S29;
    public string? S30, S31, S32, S33, S34, S35, S36, S37, S38, S39;
    public string? S40, S41, S42, S43, S44, S45, S46, S47, S48, S49;
    public string? S50, S51, S52, S53, S54, S55, S56, S57, S58, S59;
    public string? S60, S61, S62, S63, S64, S65, S66, S67, S68, S69;
    public string? S70, S71, S72, S73, S74, S75, S76, S77, S78, S79;
    public string? S80, S81, S82, S83, S84, S85, S86, S87, S88, S89;
    public string? S90, S91, S92, S93, S94, S95, S96, S97, S98, S99;
    public double D0, D1, D2, D3, D4, D5, D6, D7, D8, D9;
    public double D10, D11, D12, D13, D14, D15, D16, D17, D18, D19;
    public double D20, D21, D22, D23, D24, D25, D26, D27, D28, D29;
    public double D30, D31, D32, D33, D34, D35, D36, D37, D38, D39;
    public double D40, D41, D42, D43, D44, D45, D46, D47, D48, D49;
    public double D50, D51, D52, D53, D54, D55, D56, D57, D58, D59;
    public double D60, D61, D62, D63, D64, D65, D66, D67, D68, D69;
    public double D70, D71, D72, D73, D74, D75, D76, D77, D78, D79;
    public double D80, D81, D82, D83, D84, D85, D86, D87, D88, D89;
    public double D90, D91, D92, D93, D94, D95, D96, D97, D98, D99;
    public Wide?[]? Items;
    public string? Last;
}
