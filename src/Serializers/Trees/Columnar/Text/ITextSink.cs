namespace SerBench.Serializers.Trees.Columnar.Text;

/// <summary>Takes the text of a frame, string by string.</summary>
internal interface ITextSink
{
    /// <summary>Takes a string that is not empty; false, with nothing taken, if the sink has no way to store it.</summary>
    bool TryAdd(string value);
}
