namespace SerBench.Formats.Wire;

/// <summary>How strictly a format of tagged fields reads its numbers.</summary>
internal interface IFieldRule
{
    /// <summary>Reads a tag.</summary>
    static abstract uint ReadTag(ref InputCursor input);

    /// <summary>Reads a length, which must fit the rest of the input.</summary>
    static abstract int ReadLength(ref InputCursor input);

    /// <summary>Reads a number whose value nobody asks for.</summary>
    static abstract void SkipNumber(ref InputCursor input);
}
