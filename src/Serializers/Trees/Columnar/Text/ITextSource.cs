namespace SerBench.Serializers.Trees.Columnar.Text;

/// <summary>Makes the strings of a frame, one after the other.</summary>
internal interface ITextSource
{
    /// <summary>The next string, of 1 or more characters; the caller has checked that the frame has as many left.</summary>
    string Read(int length);

    /// <summary>After the last character: refuses bytes that stand for none.</summary>
    void End();
}
